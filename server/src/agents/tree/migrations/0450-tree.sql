-- Who stands directly below whom, and when. A move closes a row and opens the next, so the tree of any date can be read.
create table tree_placement (
  account uuid not null references account (id),
  upline uuid not null references account (id),
  valid_from timestamptz not null,
  -- Null while it holds.
  valid_to timestamptz,
  primary key (account, valid_from),
  check (account <> upline),
  check (valid_to > valid_from)
);
create unique index tree_placement_now on tree_placement (account) where valid_to is null;
create index tree_placement_below on tree_placement (upline, account);

-- Every account above every account, with the distance: a question about a team is one range of an index, however deep
-- the tree is. Computed from the placements; `depth` 1 is the direct upline.
create table tree_below (
  agent uuid not null,
  account uuid not null,
  depth int not null check (depth > 0),
  valid_from timestamptz not null,
  valid_to timestamptz,
  primary key (account, depth, valid_from),
  check (valid_to > valid_from)
);
create unique index tree_below_now on tree_below (agent, account) where valid_to is null;
create index tree_below_team on tree_below (agent, depth, account) where valid_to is null;
create index tree_below_past on tree_below (agent, account) where valid_to is not null;

-- Why an account was moved, and by whom.
create table tree_move (
  id uuid primary key,
  account uuid not null references account (id),
  from_upline uuid references account (id),
  to_upline uuid references account (id),
  reason text not null,
  moved_by uuid not null references account (id),
  at timestamptz not null
);
create index tree_move_account on tree_move (account, at desc);
create trigger stays before update or delete on tree_move for each row execute function refuse_change();
create trigger stays_whole before truncate on tree_move execute function refuse_change();

-- Writes the rows of an account that is placed. `account.upline` is set by registration, by staff and by nobody else;
-- following it here keeps the tree complete whichever of them writes.
create function tree_place() returns trigger language plpgsql as $$
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
  insert into tree_below (agent, account, depth, valid_from)
    select above.agent, branch.account, above.depth + branch.depth, since
    from (
      select new.upline as agent, 1 as depth
      union all select agent, depth + 1 from tree_below where account = new.upline and valid_to is null
    ) as above
    cross join (
      select new.id as account, 0 as depth
      union all select account, depth from tree_below where agent = new.id and valid_to is null
    ) as branch;
  return null;
end $$;

create trigger tree_placed after insert on account for each row when (new.upline is not null)
  execute function tree_place();
create trigger tree_moved after update of upline on account for each row execute function tree_place();

-- The accounts that were placed before there was a history.
insert into tree_placement (account, upline, valid_from)
  select id, upline, created_at from account where upline is not null;
insert into tree_below (agent, account, depth, valid_from)
  with recursive above (agent, account, depth, valid_from) as (
    select upline, account, 1, valid_from from tree_placement
    union all
    select tree_placement.upline, above.account, above.depth + 1, above.valid_from
    from above join tree_placement on tree_placement.account = above.agent
    where above.depth < 1000
  )
  select * from above;
