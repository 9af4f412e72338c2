-- Seasons of the virtual league. The end of the chain of secrets is written first, the salt after it, and only then is the
-- season drawn from the first secret: the teams and fixtures are published before any match of it takes a bet.
create table sports_season (
  number int primary key check (number >= 0),
  id uuid not null unique default uuidv7(),
  length int not null check (length > 0),
  terminal text not null check (terminal ~ '^[0-9a-f]{64}$'),
  -- The last secret of the chain; all others follow from it.
  sealed bytea not null,
  salt text,
  secret text check (secret ~ '^[0-9a-f]{64}$'),
  seasons json,
  starts_at timestamptz not null,
  made_at timestamptz not null default clock_timestamp(),
  check ((secret is null) = (seasons is null)),
  check (secret is null or salt is not null)
);

-- Which process plays the league: whoever holds the row. When nobody renews it, another process takes over.
create table sports_lease (
  name text primary key,
  owner uuid,
  leased_until timestamptz not null default '-infinity'
);

create table sports_match (
  number int primary key check (number >= 0),
  season int not null references sports_season,
  -- The position of its secret in the chain of the season.
  place int not null check (place > 1),
  league text not null,
  round int not null check (round >= 0),
  home int not null,
  away int not null check (home <> away),
  phase text not null default 'open' check (phase in ('open', 'closed', 'playing', 'ended', 'settled')),
  closes_at timestamptz not null,
  starts_at timestamptz not null check (starts_at >= closes_at),
  quotes json not null,
  price_version int not null default 1 check (price_version > 0),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  beacon_chain text check (beacon_chain ~ '^[0-9a-f]{64}$'),
  beacon_round int check (beacon_round > 0),
  beacon_signature text check (beacon_signature ~ '^([0-9a-f]{2}){1,96}$'),
  -- What will happen, sealed while it is shown minute by minute.
  script bytea,
  secret text check (secret ~ '^[0-9a-f]{64}$'),
  events json,
  home_goals int,
  away_goals int,
  -- How often a step of it has failed.
  failures int not null default 0,
  void_reason text check (void_reason in ('cancelled', 'abandoned')),
  settled_at timestamptz,
  -- A secret decides one match.
  unique (season, place),
  check ((beacon_chain is null) = (beacon_round is null)),
  check ((secret is null) = (events is null)),
  check (void_reason is null or events is null)
);
create index sports_match_running on sports_match (starts_at) where phase <> 'settled';
create index sports_match_played on sports_match (season, league, number) where events is not null;

-- Bets, written by the ledger's own statement with their stakes. The match's row is held while one is written, so that none
-- comes after its bets are closed, or at prices that have changed.
create table sports_bet (
  wallet int not null,
  id uuid not null,
  match int not null references sports_match,
  market text not null,
  choice text not null,
  -- The market and its fair chances as they were at acceptance.
  quoted json not null,
  -- Thousandths, and the version of the prices it is from.
  price int not null check (price between 1001 and 1000000),
  price_version int not null,
  policy text not null check (policy in ('none', 'better', 'any')),
  asked_price int not null,
  asked_version int not null,
  rules int not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  placed_at timestamptz not null,
  primary key (wallet, id)
);
create index sports_bet_of_match on sports_bet (match, wallet, id);
create index sports_bet_of_wallet on sports_bet (wallet, placed_at, id);
create trigger stays before update or delete on sports_bet for each row execute function refuse_change();
create trigger stays_whole before truncate on sports_bet execute function refuse_change();

-- What a bet was settled with. A correction is another version, never a change.
create table sports_settlement (
  wallet int not null,
  bet uuid not null,
  version int not null check (version >= 0),
  -- The id of the ledger's operation.
  operation uuid not null,
  grade text not null check (grade in ('win', 'halfWin', 'push', 'halfLose', 'lose', 'void')),
  paid bigint not null check (paid >= 0),
  valid_bet bigint not null check (valid_bet >= 0),
  rules int not null,
  void_reason text,
  void_clause text,
  settled_at timestamptz not null,
  primary key (wallet, bet, version),
  foreign key (wallet, bet) references sports_bet (wallet, id),
  check ((grade = 'void') = (void_reason is not null)),
  check ((void_reason is null) = (void_clause is null))
);
create unique index sports_settlement_by_operation on sports_settlement (wallet, operation);
create trigger stays before update or delete on sports_settlement for each row execute function refuse_change();
create trigger stays_whole before truncate on sports_settlement execute function refuse_change();

-- What would have to be paid on a selection, to everyone together, while bets are taken.
create table sports_risk (
  match int not null,
  selection text not null,
  currency text not null,
  -- Null when it is above the limit: then the bet is not taken.
  payout bigint not null check (payout > 0),
  primary key (match, selection, currency)
);
