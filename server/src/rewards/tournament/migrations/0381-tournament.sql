-- A tournament: one of the staff proposes it, another publishes it. Its terms are never changed.
create table tournament (
  id uuid primary key,
  seq bigint generated always as identity unique,
  terms jsonb not null,
  hash text not null,
  currency text not null,
  -- What all prizes together cost; reserved in the fund from publication until the prizes are given.
  pot bigint not null check (pot > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  state text not null default 'proposed'
    check (state in ('proposed', 'published', 'settled', 'cancelled', 'refused', 'expired')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  -- Who has joined; each gets the next number.
  joined int not null default 0,
  stop_reason text,
  stop_asked_by uuid references account (id),
  stopped_by uuid references account (id),
  -- When it was settled or cancelled, and how many had a place then.
  ended_at timestamptz,
  players int,
  given bigint not null default 0 check (given >= 0 and given <= pot),
  -- The hash of the result.
  root text,
  check (ends_at > starts_at),
  -- Two people, whatever the code does.
  constraint tournament_two_people check (decided_by <> proposed_by),
  constraint tournament_decided check ((state in ('proposed', 'expired')) = (decided_by is null)),
  constraint tournament_ended check ((state in ('settled', 'cancelled')) = (ended_at is not null)),
  check ((root is not null) = (state = 'settled')),
  check ((stop_reason is null) = (stop_asked_by is null)),
  check (stopped_by is null or stop_asked_by is not null)
);
create index tournament_proposed on tournament (seq) where state = 'proposed';
create index tournament_published on tournament (ends_at) where state = 'published';
create index tournament_shown on tournament (ends_at) where state in ('published', 'settled', 'cancelled');

-- Who has joined, with the score that follows from their rounds.
create table tournament_entry (
  tournament uuid not null references tournament,
  number int not null check (number > 0),
  account uuid not null references account (id),
  wallet int not null references wallet,
  joined_at timestamptz not null,
  -- Rounds that count, the score, and when it was reached.
  rounds int not null default 0,
  score bigint not null default 0,
  reached_at timestamptz,
  is_ranked boolean not null default false,
  -- What the settlement gave.
  place int,
  prize bigint check (prize > 0),
  primary key (tournament, number),
  unique (tournament, account),
  check (not is_ranked or reached_at is not null)
) with (fillfactor = 80);
create unique index tournament_entry_wallet on tournament_entry (wallet, tournament);
create index tournament_entry_account on tournament_entry (account);
-- The order of the board: the highest score first, then who reached it first, then who joined first.
create index tournament_rank on tournament_entry (tournament, (-score), reached_at, number) where is_ranked;

-- The rounds of a player that count: the first ones. The score can be computed again from them.
create table tournament_round (
  tournament uuid not null,
  number int not null,
  id uuid not null,
  at timestamptz not null,
  -- Win ÷ stake in hundredths.
  multiple bigint not null check (multiple >= 0),
  is_taken_back boolean not null,
  primary key (tournament, number, id),
  foreign key (tournament, number) references tournament_entry
);
