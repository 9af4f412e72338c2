-- What was played, by game and hour: figures over time are read here, never by counting rounds.
create table game_hour (
  game text not null,
  mode text not null check (mode in ('real', 'free')),
  currency text not null,
  hour timestamptz not null,
  rounds bigint not null,
  staked bigint not null,
  won bigint not null,
  primary key (game, mode, currency, hour)
);
