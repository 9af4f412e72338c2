-- Lists of only the agents of a team are one range of an index too. The kind of an account never changes.
alter table tree_below add column is_agent boolean not null default false;
update tree_below set is_agent = true from account where account.id = tree_below.account and account.kind = 'agent';
create index tree_below_agents on tree_below (agent, account) where valid_to is null and is_agent;
create index tree_below_agents_at on tree_below (agent, depth, account) where valid_to is null and is_agent;
-- Who left a team after a moment, for the team as it stood then.
create index tree_below_left on tree_below (agent, valid_to) where valid_to is not null;

-- How many stand below an account now: a team of a million is counted as fast as one of ten.
create table tree_size (
  agent uuid primary key,
  members int not null,
  agents int not null,
  -- Of both, those directly below.
  direct int not null
) with (fillfactor = 80);

create function tree_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tree_size (agent, members, agents, direct)
      select came.agent, count(*) filter (where account.kind = 'member'), count(*) filter (where came.is_agent),
        count(*) filter (where came.depth = 1)
      from came join account on account.id = came.account where came.valid_to is null
      -- In one order, so that two registrations wait for each other and not in a circle.
      group by came.agent order by came.agent
      on conflict (agent) do update set members = tree_size.members + excluded.members,
        agents = tree_size.agents + excluded.agents, direct = tree_size.direct + excluded.direct;
  else
    update tree_size set members = tree_size.members - gone.members, agents = tree_size.agents - gone.agents,
      direct = tree_size.direct - gone.direct
    from (
      select was.agent, count(*) filter (where account.kind = 'member') as members,
        count(*) filter (where was.is_agent) as agents, count(*) filter (where was.depth = 1) as direct
      from was join now_is using (account, depth, valid_from) join account on account.id = was.account
      where was.valid_to is null and now_is.valid_to is not null group by was.agent
    ) as gone
    where tree_size.agent = gone.agent;
  end if;
  return null;
end $$;

insert into tree_size (agent, members, agents, direct)
  select agent, count(*) filter (where account.kind = 'member'), count(*) filter (where is_agent),
    count(*) filter (where depth = 1)
  from tree_below join account on account.id = tree_below.account where valid_to is null group by agent;

create trigger came after insert on tree_below referencing new table as came
  for each statement execute function tree_count();
create trigger gone after update on tree_below referencing old table as was new table as now_is
  for each statement execute function tree_count();

-- As before, and with the kind of the account in each row.
create or replace function tree_place() returns trigger language plpgsql as $$
declare
  since timestamptz := new.created_at;
begin
  if tg_op = 'UPDATE' then
    if new.upline is not distinct from old.upline then return null; end if;
    -- One move at a time, and none while an account is opened: two moves that are each right could make a circle.
    perform pg_advisory_xact_lock(hashtextextended('agents.tree', 0));
    if new.upline is not null and exists (
      select from tree_below where agent = new.id and account = new.upline and valid_to is null
    ) then
      raise exception 'account % cannot stand below its own branch', new.id using errcode = 'check_violation';
    end if;
    -- A second move in the same instant is a later one.
    select greatest(clock_timestamp(), max(coalesce(valid_to, valid_from)) + interval '1 microsecond') into since
      from tree_below where account in (
        select new.id union all select new.upline
        union all select account from tree_below where agent = new.id and valid_to is null
      );
    update tree_placement set valid_to = since where account = new.id and valid_to is null;
    update tree_below set valid_to = since
      from (
        select new.id as account, 0 as depth
        union all select account, depth from tree_below where agent = new.id and valid_to is null
      ) as branch
      where tree_below.account = branch.account and tree_below.depth > branch.depth and tree_below.valid_to is null;
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('agents.tree', 0));
    -- Not before the upline came to where it stands: it may have been moved while this account was opened.
    select greatest(since, max(coalesce(valid_to, valid_from))) into since from tree_below where account = new.upline;
  end if;
  if new.upline is null then return null; end if;
  insert into tree_placement (account, upline, valid_from) values (new.id, new.upline, since);
  insert into tree_below (agent, account, depth, valid_from, is_agent)
    select above.agent, branch.account, above.depth + branch.depth, since, branch.is_agent
    from (
      select new.upline as agent, 1 as depth
      union all select agent, depth + 1 from tree_below where account = new.upline and valid_to is null
    ) as above
    cross join (
      select new.id as account, 0 as depth, new.kind = 'agent' as is_agent
      union all select account, depth, is_agent from tree_below where agent = new.id and valid_to is null
    ) as branch;
  return null;
end $$;
