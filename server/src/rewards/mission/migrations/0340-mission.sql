-- What members can do for a prize. A change is a new version: who has joined keeps the terms they joined under.
create table mission (
  id uuid not null,
  version int not null check (version > 0),
  -- Names and descriptions by language.
  names jsonb not null,
  texts jsonb not null,
  period text not null check (period in ('daily', 'weekly')),
  -- None asks for losses, deposits, or play without a break.
  task text not null check (task in ('validBet', 'rounds', 'games')),
  -- The type of game whose bets count; all games where it is null.
  game_type text,
  -- In atoms for the task validBet, otherwise a number.
  goal bigint not null check (goal > 0),
  prize bigint not null check (prize > 0),
  currency text not null,
  -- How many can join in one period: what a period costs at most is this times the prize.
  places int not null check (places > 0),
  from_at timestamptz not null,
  until_at timestamptz,
  is_offered boolean not null,
  -- Null for a mission that the product came with.
  made_by uuid references account (id),
  made_at timestamptz not null,
  primary key (id, version),
  check (task <> 'rounds' or (game_type is not null and goal <= 200)),
  check (until_at > from_at)
);
create trigger stays before update or delete on mission for each row execute function refuse_change();
create trigger stays_whole before truncate on mission execute function refuse_change();

-- How many places of a mission are taken in one period.
create table mission_period (
  mission uuid not null,
  starts_at timestamptz not null,
  joined int not null check (joined > 0),
  primary key (mission, starts_at)
) with (fillfactor = 80);

-- A mission that a member joined for one period. The id is that of its reward.
create table mission_member (
  id uuid primary key,
  account uuid not null references account (id),
  wallet int not null references wallet,
  mission uuid not null,
  version int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  joined_at timestamptz not null,
  progress bigint not null default 0 check (progress >= 0),
  done_at timestamptz,
  foreign key (mission, version) references mission (id, version),
  unique (account, mission, starts_at),
  check (ends_at > starts_at)
) with (fillfactor = 80);
create index mission_member_open on mission_member (wallet, ends_at) where done_at is null;
create index mission_member_by_mission on mission_member (mission, starts_at);

-- The different games that count for a mission with the task games.
create table mission_game (
  member uuid not null references mission_member,
  game text not null,
  primary key (member, game)
);
