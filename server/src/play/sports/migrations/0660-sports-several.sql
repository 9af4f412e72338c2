-- The book is one of several sports. What was there before is football.
alter table sports_season add column sport text not null default 'football';
alter table sports_season alter column sport drop default;
alter table sports_match add column sport text not null default 'football';
alter table sports_match alter column sport drop default;
-- What a sport counts: goals, maps or sets.
alter table sports_match rename column home_goals to home_score;
alter table sports_match rename column away_goals to away_score;
create index sports_season_of_sport on sports_season (sport, number);
-- Numbers of different sports are not in the order of time.
create index sports_match_over on sports_match (starts_at) where phase = 'settled';
create index sports_match_of_sport on sports_match (sport, starts_at) where events is not null;
