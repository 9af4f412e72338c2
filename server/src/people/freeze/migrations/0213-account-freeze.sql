-- Parts of an account that staff have frozen. One of a part at a time; what has ended stays to be read.
create table account_freeze (
  id uuid primary key,
  account uuid not null references account (id),
  part text not null check (part in ('signIn', 'deposit', 'play', 'transfer', 'payout')),
  reason text not null,
  made_by uuid not null references account (id),
  made_at timestamptz not null,
  -- Null is until somebody lifts it.
  until timestamptz,
  ended_at timestamptz,
  -- Null where its time ran out.
  ended_by uuid references account (id),
  constraint nobody_freezes_their_own check (made_by <> account and ended_by <> account),
  check (ended_by is null or ended_at is not null)
);
create unique index account_freeze_holding on account_freeze (account, part) where ended_at is null;
create index account_freeze_of on account_freeze (account, made_at desc);
create index account_freeze_expiring on account_freeze (until) where ended_at is null and until is not null;
