-- What people of the house did, each line sealed by the hash of the one before: a line changed, removed or put in between
-- breaks every hash after it.
create table deed (
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  -- As it was hashed, to the byte.
  detail text not null,
  before bytea not null,
  hash bytea not null unique
);

-- The end of the chain, which each writer holds until its transaction ends.
create table deed_head (
  is_head boolean primary key default true check (is_head),
  seq bigint not null,
  hash bytea not null
);
insert into deed_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

create index deed_subject on deed (subject, seq);
create index deed_actor on deed (actor, seq);

create trigger stays before update or delete on deed for each row execute function refuse_change();
create trigger stays_whole before truncate on deed execute function refuse_change();
