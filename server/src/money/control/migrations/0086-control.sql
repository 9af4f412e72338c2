-- What a member has set to keep play within bounds. `revision` counts the changes that the ledger must hear of, and
-- `told` says up to which one it has: a row where they differ was left in between, and a job goes on with it.
create table control (
  owner text primary key,
  wallet int not null unique references wallet,
  revision int not null default 0,
  told int not null default 0,
  -- Null until the member sets it: the house's own then.
  reality_minutes int check (reality_minutes between 0 and 240),
  acknowledged_at timestamptz,
  resting_until timestamptz,
  time_out_until timestamptz,
  excluded_until timestamptz,
  check (told <= revision)
);

create index control_untold on control (owner) where told < revision;

-- Limits, each with the raise that waits for its hour. Amounts are atoms, those of `session` minutes; null is no limit.
create table control_limit (
  owner text not null references control,
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount >= 0),
  next_amount bigint check (next_amount >= 0),
  next_at timestamptz,
  primary key (owner, kind, period),
  check (kind <> 'session' or period = 'day'),
  check (next_at is not null or next_amount is null)
);

create index control_limit_due on control_limit (next_at) where next_at is not null;

-- What was asked, once for each name that the caller gave it. Nothing here is ever changed.
create table control_change (
  owner text not null references control,
  id uuid not null,
  ask jsonb not null,
  asked_at timestamptz not null,
  primary key (owner, id)
);

create trigger stays before update or delete on control_change for each row execute function refuse_change();
create trigger stays_whole before truncate on control_change execute function refuse_change();
