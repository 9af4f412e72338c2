-- Games draw more than the stops of five reels: a round keeps every number it drew, in order, and how it began.
create function pg_temp.in_order(stops smallint[]) returns int[] language sql immutable
  return (select array_agg(stop::int order by place) from unnest(stops) with ordinality as drawn (stop, place));

alter table round rename column stops to draws;
alter table round alter column draws type int[] using pg_temp.in_order(draws);
alter table round add column bet text not null default 'spin' check (bet in ('spin', 'buy'));
