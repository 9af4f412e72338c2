-- Agents freeze transfers of accounts below them. Each freeze is its own: one by an agent neither keeps staff from
-- freezing the same part nor ends with theirs.
alter table account_freeze add column by_agent boolean not null default false;
alter table account_freeze add constraint agents_freeze_transfers check (not by_agent or part = 'transfer');
drop index account_freeze_holding;
create unique index account_freeze_holding on account_freeze (account, part) where ended_at is null and not by_agent;
create unique index account_freeze_agent on account_freeze (made_by, account) where ended_at is null and by_agent;
