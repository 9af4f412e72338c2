-- A bet may be taken out of the valid bets of contracts after it was stored, and put back. Each time is an event of its
-- own, at the moment and in the line of the bet, so that a closed payslip is corrected and never changed. `excluded` is
-- the reason, null where the bet is put back; `turn` counts the exclusions of one bet.
alter table pay_event
  drop constraint pay_event_source_check,
  add check (source in ('bet', 'given', 'undo', 'exclusion')),
  drop constraint pay_event_wallet_seq_source_key,
  add column turn int not null default 0,
  add unique (wallet, seq, source, turn);
create index pay_event_exclusion on pay_event (wallet, operation, no) where source = 'exclusion';
create index pay_event_account on pay_event (account, at) where source = 'bet';
