-- The markets of a match on which staff have stopped bets, by their ids; `*` is the whole match. Whoever changes it waits
-- for the bets that are being written, and none is written after it.
alter table sports_match add column stopped text[] not null default '{}';
