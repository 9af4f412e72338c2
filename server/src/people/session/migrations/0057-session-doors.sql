-- What a session knows of the browser that opened it, and how sure the house is of who sits there.
alter table session
  add column device bytea,
  -- In a few plain words, such as "Chrome, Android".
  add column browser text not null default '',
  -- Without its last part: enough to recognise one's own.
  add column shown_ip text not null default '',
  add column country_code text,
  -- False while the browser was only remembered.
  add column is_proven boolean not null default true,
  -- The remembered browser that it belongs to.
  add column remembered text,
  -- When its account had signed in before.
  add column login_before_at timestamptz,
  add column ends_at timestamptz;
update session set ends_at = created_at + interval '12 hours';
alter table session alter column ends_at set not null;
create index session_remembered on session (remembered);

-- Sessions that are over, kept for a month for whoever asks "was that me?".
create table session_over (
  id uuid primary key,
  account uuid not null references account (id),
  browser text not null,
  shown_ip text not null,
  country_code text,
  is_remembered boolean not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  over_at timestamptz not null
);
create index session_over_account on session_over (account, over_at);
create index session_over_at on session_over (over_at);

-- Browsers and networks that an account has signed in from. A browser is known by the hash of its cookie.
create table known_device (
  account uuid not null references account (id),
  device bytea not null,
  seen_at timestamptz not null,
  primary key (account, device)
);
create table known_network (
  account uuid not null references account (id),
  address text not null,
  seen_at timestamptz not null,
  primary key (account, address)
);

-- A browser that stays signed in for a day. The selector finds the row, the validator proves the browser and changes
-- at every use: an old one, seen again, is a copy in the wrong hands.
create table remembered (
  selector text primary key,
  account uuid not null references account (id),
  validator bytea not null,
  validator_before bytea,
  rotated_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_account on remembered (account);
create index remembered_expires on remembered (expires_at);

-- A sign-in by password that needs one step more.
create table login_challenge (
  hash bytea primary key,
  account uuid not null references account (id),
  device bytea not null,
  ways text[] not null,
  is_remembered boolean not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index login_challenge_expires on login_challenge (expires_at);

-- Wrong passwords, counted apart for a name at a network, for a name anywhere, for a network, and for a known browser:
-- a stranger's failures never count against the browser that the owner uses.
drop table login_failure;
create table login_failure (
  scope text not null check (scope in ('name', 'place', 'network', 'device')),
  key text not null,
  failures int not null,
  last_at timestamptz not null,
  primary key (scope, key)
);
create index login_failure_last on login_failure (last_at);
