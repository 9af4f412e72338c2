-- Where staff have stopped bets, who did, and why. What is in force stands with the match; this is its history.
create table sports_suspension (
  id bigint generated always as identity primary key,
  match int not null references sports_match,
  -- The whole match is `*`.
  market text not null,
  reason text not null,
  suspended_by uuid not null references account (id),
  suspended_at timestamptz not null,
  lifted_by uuid references account (id),
  lifted_at timestamptz,
  check ((lifted_by is null) = (lifted_at is null))
);
create unique index sports_suspension_standing on sports_suspension (match, market) where lifted_at is null;
