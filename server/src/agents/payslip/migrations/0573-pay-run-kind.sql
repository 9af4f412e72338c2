-- The list of runs of one kind would otherwise be read past every run of five minutes.
create index pay_run_kind on pay_run (kind, seq desc);
