-- The authenticator app of an account. Its secret is sealed; it opens nothing until a first code has confirmed it.
create table authenticator (
  account uuid primary key references account (id),
  secret_sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The latest half minute whose code was used: a code seen over a shoulder is worth nothing.
  used_step bigint not null default 0,
  failures int not null default 0,
  failed_at timestamptz
);

-- One-time ways in for whoever lost the app. Hashed with the house's key: a copy of this table opens nothing.
create table recovery_code (
  account uuid not null references authenticator (account) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (account, hash)
);

create table passkey (
  id uuid primary key default uuidv7(),
  account uuid not null references account (id),
  -- The name the device gave the key, and the half of it that we may know.
  credential text not null unique,
  public_key bytea not null,
  -- Counts up with each use on devices that count; a copy of a key falls behind.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account);

-- Questions that a device was asked to sign: each is answered once, soon, and by whom it was asked.
create table passkey_challenge (
  hash bytea primary key,
  -- Whose new key is being made; nobody's while somebody signs in.
  account uuid references account (id),
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
