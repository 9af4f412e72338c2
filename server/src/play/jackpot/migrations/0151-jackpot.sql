-- The pools that many play for, each a wallet of the ledger. Its row is made first, then it is given its seed, then it runs.
create table jackpot_pool (
  pool int primary key references wallet,
  level text not null check (level in ('mini', 'minor', 'major', 'grand')),
  currency text not null,
  state text not null check (state in ('opening', 'running', 'paused')),
  -- Names the operation that gives it its first seed.
  seeding uuid not null,
  opened_at timestamptz not null,
  unique (level, currency)
);

-- Pools that must hit begin one after the other. Where each will pay is fixed by its secret, drawn and committed to
-- before the one before it has ended.
create table jackpot_opening (
  pool int not null references jackpot_pool,
  number int not null check (number > 0),
  seed bigint not null check (seed >= 0),
  ceiling bigint not null check (ceiling > seed),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  drawn_at timestamptz not null,
  primary key (pool, number)
);

-- What was won: written with the money by the ledger's own statement.
create table jackpot_award (
  id bigint generated always as identity primary key,
  pool int not null references jackpot_pool,
  -- Of a pool that must hit: which opening it was, and what stakes had to bring in all until it ended.
  opening int,
  ends_at bigint,
  wallet int not null,
  round uuid not null,
  game text not null,
  stake bigint not null check (stake > 0),
  -- Where the pool stood before the stake, or the number that was drawn: as in the round itself.
  drawn bigint not null,
  amount bigint not null check (amount > 0),
  won_at timestamptz not null,
  -- An opening ends once; so does a classic pool in a round.
  unique nulls not distinct (pool, opening, wallet, round),
  unique (pool, opening),
  check ((opening is null) = (ends_at is null)),
  foreign key (pool, opening) references jackpot_opening
);

create trigger stays before update or delete on jackpot_opening for each row execute function refuse_change();
create trigger stays_whole before truncate on jackpot_opening execute function refuse_change();
create trigger stays before update or delete on jackpot_award for each row execute function refuse_change();
create trigger stays_whole before truncate on jackpot_award execute function refuse_change();
