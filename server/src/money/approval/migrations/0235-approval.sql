-- What each of the staff has agreed to about members' money. It adds up, by who agreed and by whose money it was, so that
-- many small amounts weigh as much as one large one.
create table approval (
  kind text not null check (kind in ('withdrawal', 'adjustment')),
  -- The withdrawal or the adjustment.
  subject uuid not null,
  approver uuid not null references account (id),
  account uuid not null references account (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (kind, subject, approver),
  constraint approval_not_own check (approver <> account)
);
create index approval_approver on approval (approver, at);
create index approval_account on approval (account, kind, at);
create trigger stays before update or delete on approval for each row execute function refuse_change();
create trigger stays_whole before truncate on approval execute function refuse_change();
