-- A match in play: which moment of it is shown, what everybody has seen so far, and the prices of that moment.
alter table sports_match
  add column moment int check (moment >= 0),
  add column shown json,
  add column live_quotes json,
  -- Bets are taken until then, by the clock of the database; not at all where it is null.
  add column bets_until timestamptz;
update sports_match set bets_until = closes_at where phase = 'open';
-- A script from before has no attacks: the match is played again from the same secret, with the same events.
update sports_match set phase = 'closed', script = null where phase = 'playing';
alter table sports_match
  add check ((moment is null) = (shown is null)),
  add check (live_quotes is null or moment is not null),
  add check (bets_until is null or phase in ('open', 'playing'));
