-- The largest wins of each day and type of game, played with real money: what a board shows, and some to spare.
create table winner (
  -- The round, by its place in the wallet's chain.
  wallet int not null,
  seq int not null,
  account uuid not null references account (id) on delete cascade,
  game text not null,
  game_type text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win > stake),
  played_at timestamptz not null,
  day date not null,
  primary key (wallet, seq)
);
-- The board reads from the top of this one, and a day keeps its largest by the other.
create index winner_largest on winner (currency, win desc, played_at desc);
create index winner_day on winner (currency, game_type, day, win desc, played_at desc);

-- What real rounds paid, by the hour and all games together.
create table paid_hour (
  currency text not null,
  hour timestamptz not null,
  rounds bigint not null,
  won bigint not null,
  primary key (currency, hour)
);
