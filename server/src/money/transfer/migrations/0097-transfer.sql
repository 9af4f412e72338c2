-- Money passed between a member and the agent who looks after them. The id is that of the transfer in the ledger.
create table line_transfer (
  id uuid primary key,
  seq bigint generated always as identity,
  sender uuid not null references account (id),
  receiver uuid not null references account (id),
  direction text not null check (direction in ('up', 'down')),
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null,
  state text not null check (state in ('asked', 'done', 'refused')),
  refusal text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check (sender <> receiver)
);
create index line_transfer_sender on line_transfer (sender, seq desc);
create index line_transfer_receiver on line_transfer (receiver, seq desc);
create index line_transfer_asked on line_transfer (asked_at) where state = 'asked';

-- What an account has sent in a day (UTC). Whoever sends holds its row, so that two at once cannot pass the limit together.
create table line_transfer_day (
  account uuid not null references account (id),
  day date not null,
  sent bigint not null check (sent >= 0),
  primary key (account, day)
);

-- Attempts that failed, which close the way for a while when they are many.
create table line_transfer_failure (
  account uuid not null references account (id),
  at timestamptz not null
);
create index line_transfer_failure_account on line_transfer_failure (account, at desc);
