-- The first day (UTC) of which every movement is listed. No row where movements were listed from the beginning. Figures
-- of teams were counted before movements were, and the events of that time have been read.
create table team_move_start (
  is_only boolean primary key default true check (is_only),
  complete_from date not null
);
insert into team_move_start (complete_from)
  select first.day + 1
  from (select coalesce(min(day), (now() at time zone 'utc')::date) as day from team_move_day) as first
  where exists (
    select from team_day
    where team_day.day < first.day and (deposited <> 0 or withdrawn <> 0 or promoted <> 0)
  );
