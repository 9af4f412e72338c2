-- Rounds that many share. Whoever runs a table holds its row for a few seconds at a time: when nobody does, another process
-- takes it over. `turn` counts every change of the table that is told.
create table shared_table (
  game text primary key,
  owner uuid,
  leased_until timestamptz not null default '-infinity',
  turn int not null default 0
);

-- Chains of secrets, one after the other for each table. Only the last secret is kept, sealed: all others follow from it.
create table shared_chain (
  id uuid primary key default uuidv7(),
  game text not null,
  number int not null check (number > 0),
  length int not null check (length > 0),
  terminal text not null check (terminal ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  -- Drawn once the end of the chain is written where everyone can read it.
  salt text,
  made_at timestamptz not null default clock_timestamp(),
  unique (game, number)
);

create table shared_round (
  game text not null,
  number int not null check (number > 0),
  chain uuid not null references shared_chain,
  place int not null check (place > 0),
  model int not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  phase text not null check (phase in ('betting', 'locked', 'showing', 'settling', 'closed', 'void')),
  opens_at timestamptz not null,
  locks_at timestamptz not null,
  shows_at timestamptz not null,
  -- Known when the showing begins; told with the secret.
  ends_at timestamptz,
  outcome json,
  secret text check (secret ~ '^[0-9a-f]{64}$'),
  primary key (game, number),
  -- A secret decides one round.
  unique (chain, place)
);

-- What was told of a table, for whoever has missed some of it. Swept away after an hour.
create table shared_turn (
  game text not null,
  turn int not null,
  round json not null,
  told_at timestamptz not null default clock_timestamp(),
  primary key (game, turn)
);
create index shared_turn_by_age on shared_turn (told_at);

-- Bets, written by the ledger's own statement with their stakes. The round's row is held while one is written, so that none
-- comes after the round is locked.
create table shared_ticket (
  game text not null,
  round int not null,
  wallet int not null,
  id uuid not null,
  mode text not null check (mode in ('real', 'free')),
  currency text not null,
  unit bigint not null check (unit > 0),
  units int not null check (units > 0),
  bet json not null,
  placed_at timestamptz not null,
  primary key (game, round, wallet, id),
  foreign key (game, round) references shared_round (game, number)
);
create unique index shared_ticket_by_id on shared_ticket (wallet, id);
create trigger stays before update or delete on shared_ticket for each row execute function refuse_change();
create trigger stays_whole before truncate on shared_ticket execute function refuse_change();

-- Who left a round while it was shown, and when: the database's clock says it, once.
create table shared_left (
  wallet int not null,
  ticket uuid not null,
  left_ms int not null check (left_ms >= 0),
  primary key (wallet, ticket),
  foreign key (wallet, ticket) references shared_ticket (wallet, id)
);
create trigger stays before update or delete on shared_left for each row execute function refuse_change();
create trigger stays_whole before truncate on shared_left execute function refuse_change();

-- A round of a wallet is drawn with its own seed, or it is the wallet's part in a round that many shared: then its seed is
-- the chain, and its number the place there.
alter table round add column shared int;
create index round_shared on round (wallet, seq) where shared is not null;
