-- What a member has earned and collects: a prize of a mission or a tournament, a benefit of a rank, and so on. The id is
-- that of the ledger's operation, so a reward is paid once.
create table reward (
  id uuid primary key,
  seq bigint generated always as identity unique,
  account uuid not null references account (id),
  fund text not null,
  -- The name of what it comes from, by language.
  names jsonb not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('open', 'collecting', 'collected', 'expired')),
  given_at timestamptz not null,
  expires_at timestamptz,
  changed_at timestamptz not null,
  check (expires_at > given_at)
);
create index reward_open on reward (account, expires_at) where state in ('open', 'collecting');
create index reward_by_account on reward (account, seq);
create index reward_collecting on reward (changed_at) where state = 'collecting';
create index reward_expiring on reward (expires_at) where state = 'open';
