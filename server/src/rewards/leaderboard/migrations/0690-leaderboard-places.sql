-- A bucket is named by the least points in it, so that a query finds the bucket of any points, and where it ends.
alter table leaderboard_bucket add column least bigint;
update leaderboard_bucket set least = (bucket - greatest(bucket / 64 - 1, 0) * 64)::bigint << greatest(bucket / 64 - 1, 0);
alter table leaderboard_bucket drop constraint leaderboard_bucket_pkey, drop column bucket;
alter table leaderboard_bucket add primary key (starts_at, least);

-- Columns instead of an expression: places are counted in the index alone.
drop index leaderboard_rank;
create index leaderboard_rank on leaderboard_member (starts_at, valid desc, reached_at, number) where valid > 0;
