-- A signed-in browser. Only the hash of its token is kept: a copy of this table opens nothing.
create table session (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  account uuid not null references account (id),
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index session_account on session (account);
create index session_seen on session (seen_at);

-- One-time tickets for the realtime socket; they end with their session.
create table ticket (
  hash bytea primary key,
  session uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index ticket_session on ticket (session);

-- Wrong passwords, counted for a name at an address, whether or not anyone has that name.
create table login_failure (
  username text not null,
  address text not null,
  failures int not null,
  last_at timestamptz not null,
  primary key (username, address)
);
