-- What a round played for besides its own wins: of each level where its pool stood, or the number that was drawn, null
-- where it was not played for. What it won there is part of `win`.
alter table round add column jackpot bigint[];
alter table round add column award bigint not null default 0 check (award >= 0 and award <= win);
