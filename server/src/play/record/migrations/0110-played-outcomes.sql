-- A quarter is one row whatever came of its rounds: a year is read in a third of the time. Rounds that won more than
-- their stake and rounds that won exactly that are counted beside all of them; the rest are those that lost.
create table played_by_outcome (
  wallet int not null,
  quarter timestamptz not null,
  game text not null,
  rounds int not null,
  staked bigint not null,
  won bigint not null,
  winning_rounds int not null,
  winning_staked bigint not null,
  winning_won bigint not null,
  even_rounds int not null,
  even_staked bigint not null,
  seq_first int not null,
  seq_last int not null
);

insert into played_by_outcome
select wallet, quarter, game, sum(rounds), sum(staked), sum(won),
  coalesce(sum(rounds) filter (where outcome = 'won'), 0),
  coalesce(sum(staked) filter (where outcome = 'won'), 0),
  coalesce(sum(won) filter (where outcome = 'won'), 0),
  coalesce(sum(rounds) filter (where outcome = 'even'), 0),
  coalesce(sum(staked) filter (where outcome = 'even'), 0),
  min(seq_first), max(seq_last)
from played_quarter group by wallet, quarter, game;

drop table played_quarter;
alter table played_by_outcome rename to played_quarter;
alter table played_quarter set (fillfactor = 80);
alter table played_quarter add primary key (wallet, quarter, game);
