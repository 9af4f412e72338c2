-- How many members have points in each bucket of a week. A place is the members of the buckets above, and those in the
-- own bucket that are before: without it every look at a board would count everybody who is ahead.
create table leaderboard_bucket (
  starts_at timestamptz not null references leaderboard,
  bucket int not null,
  -- Never below zero. No constraint says so: it would refuse the row that an upsert proposes before it is added.
  members int not null,
  primary key (starts_at, bucket)
) with (fillfactor = 80);
