-- Every change of how an account is protected or reached, and of where it is paid to. Payouts wait after some of them.
create table security_change (
  seq bigint generated always as identity primary key,
  account uuid not null references account (id),
  change text not null,
  at timestamptz not null
);
create index security_change_account on security_change (account, at desc);
create trigger stays before update or delete on security_change for each row execute function refuse_change();
create trigger stays_whole before truncate on security_change execute function refuse_change();
