-- Money on its way between a member's cash and a vendor whose games do not play from it. The id names what happens in our
-- ledger and at the vendor alike, so that asking twice is asking once.
create table vendor_move (
  id uuid primary key,
  seq bigint generated always as identity,
  owner uuid not null references account (id),
  vendor text not null,
  direction text not null check (direction in ('in', 'out')),
  -- Nothing means all that is there.
  amount bigint check (amount > 0),
  cause text not null check (cause in ('member', 'left', 'signed_out', 'idle')),
  -- Asked, then agreed or declined by the vendor, then done or refused in our books.
  state text not null check (state in ('asked', 'agreed', 'declined', 'done', 'refused')),
  refusal text,
  -- What the vendor said it gave or took, and what it has left.
  moved bigint check (moved >= 0),
  remaining bigint check (remaining >= 0),
  -- What was won there since the last word on it, or lost when negative.
  result bigint,
  asked_at timestamptz not null,
  ended_at timestamptz,
  next_try_at timestamptz not null,
  check (state = 'asked' or state = 'refused' or state = 'declined' or moved is not null)
);
-- One at a time: what is at the vendor must stand still while its word on it is written down.
create unique index vendor_move_open on vendor_move (owner, vendor) where state in ('asked', 'agreed', 'declined');
create index vendor_move_due on vendor_move (next_try_at) where state in ('asked', 'agreed', 'declined');
create index vendor_move_owner on vendor_move (owner, seq desc);

-- Who has money at a vendor, and when it was last moved or played with.
create table vendor_seat (
  owner uuid not null references account (id),
  vendor text not null,
  is_away boolean not null,
  touched_at timestamptz not null,
  primary key (owner, vendor)
);
create index vendor_seat_away on vendor_seat (touched_at) where is_away;

-- The vendor of the sandbox: books of its own, which ours know only by asking.
create table vendor_sandbox (
  is_only boolean primary key default true check (is_only),
  mood text not null check (mood in ('works', 'refuses', 'silent', 'late'))
);
insert into vendor_sandbox (mood) values ('works');

create table vendor_sandbox_purse (
  owner uuid primary key,
  balance bigint not null check (balance >= 0),
  played_at timestamptz not null
);

create table vendor_sandbox_deed (
  id uuid primary key,
  owner uuid not null,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  is_done boolean not null,
  amount bigint not null,
  remaining bigint not null,
  at timestamptz not null
);
create index vendor_sandbox_deed_owner on vendor_sandbox_deed (owner, at desc);
