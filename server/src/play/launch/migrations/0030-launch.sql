-- A way into a game that works once and for a minute; only its hash is kept.
create table launch (
  token_hash bytea primary key,
  -- Null for a visitor, who can only try games.
  session uuid references session (id) on delete cascade,
  game text not null,
  mode text not null check (mode in ('real', 'free')),
  expires_at timestamptz not null,
  check (mode = 'free' or session is not null)
);
create index launch_session on launch (session);

-- A game client at play. A member's ends with the session it was opened from.
create table play_session (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  session uuid references session (id) on delete cascade,
  game text not null,
  mode text not null check (mode in ('real', 'free')),
  wallet int not null,
  held int,
  currency text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  check (mode = 'free' or session is not null),
  -- Trial money never meets the other kind, whatever the code above does.
  check ((mode = 'free') = (currency = 'XTR'))
);
create index play_session_session on play_session (session);
create index play_session_seen on play_session (seen_at);
