-- Where the units of a bet lie, of games whose players play for what they have staked themselves.
alter table shared_ticket add column laid json;

-- What players of a round have shared: the bets in one currency, for money or for fun. Written once, when the outcome is
-- known and before anything is paid, so that whoever pays pays the same. Amounts are ten-thousandths of the unit.
create table shared_heap (
  game text not null,
  mode text not null check (mode in ('real', 'free')),
  currency text not null,
  round int not null,
  players int not null check (players > 0),
  staked_units bigint not null check (staked_units > 0),
  laid json not null,
  carried bigint not null check (carried >= 0),
  shares json not null,
  -- Null where the rules did not divide it: then it is carried as it was.
  per_share json check (per_share is not null or carried_on = carried),
  carried_on bigint not null check (carried_on >= 0),
  -- By what it is carried on.
  primary key (game, mode, currency, round),
  foreign key (game, round) references shared_round (game, number)
);
create index shared_heap_by_round on shared_heap (game, round);
create trigger stays before update or delete on shared_heap for each row execute function refuse_change();
create trigger stays_whole before truncate on shared_heap execute function refuse_change();
