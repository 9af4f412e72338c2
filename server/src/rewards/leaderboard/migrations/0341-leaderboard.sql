-- The race of one week, with the terms it is run under. Settled weeks stay as they are.
create table leaderboard (
  starts_at timestamptz primary key,
  ends_at timestamptz not null,
  names jsonb not null,
  currency text not null,
  -- By place, the first one first, in atoms.
  prizes bigint[] not null,
  players_min int not null check (players_min > 0),
  -- Set when it is settled.
  players int,
  settled_at timestamptz,
  check (ends_at > starts_at),
  check ((players is null) = (settled_at is null))
);
create index leaderboard_open on leaderboard (starts_at) where settled_at is null;

-- Who takes part: the valid bets since joining, and the moment of the last of them. The place follows from both, so a
-- board can be computed again.
create table leaderboard_member (
  starts_at timestamptz not null references leaderboard,
  account uuid not null references account (id),
  wallet int not null references wallet,
  number bigint not null,
  joined_at timestamptz not null,
  valid bigint not null default 0 check (valid >= 0),
  reached_at timestamptz not null,
  -- What the settlement gave; null without a prize.
  place int,
  prize bigint check (prize > 0),
  primary key (starts_at, account),
  unique (starts_at, wallet),
  check ((place is null) = (prize is null))
) with (fillfactor = 80);
-- The order of the board: most points first, then who reached them first, then the lower member number.
create index leaderboard_rank on leaderboard_member (starts_at, (-valid), reached_at, number) where valid > 0;
