-- What a job, a consumer or a settlement could not do, one row an item: the rest went on without it, and it is tried again.
create table failed_item (
  -- Which job, consumer or settlement, and which of its items.
  kind text not null,
  item text not null,
  error text not null,
  tries int not null default 1 check (tries > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  next_try_at timestamptz not null,
  -- The event itself, where it is a consumer's: the outbox does not keep it for ever.
  event json,
  primary key (kind, item)
);
create index failed_item_due on failed_item (kind, next_try_at);
create index failed_item_newest on failed_item (last_at desc);
