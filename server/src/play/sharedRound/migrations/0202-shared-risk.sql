-- What the house may have to pay on a number of a draw, to everyone together, in units: written with the bets that it grows
-- by, and kept while bets are taken.
create table shared_risk (
  game text not null,
  round int not null,
  place text not null,
  -- Null when it is more than the house bears: then the bet is not taken.
  units bigint not null check (units > 0),
  primary key (game, round, place)
);
