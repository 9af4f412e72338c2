-- Events written in the transaction that caused them. `xid` is that transaction: rows are read in order of it, and
-- only once every older transaction has ended, so that a slow commit is never skipped.
create table outbox (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  body json not null,
  primary key (xid, id)
);

-- How far each consumer has come. Its cursor moves in the transaction of its effects.
create table outbox_consumer (
  name text primary key,
  xid xid8 not null default '0',
  id bigint not null default 0,
  moved_at timestamptz not null default now()
);
