-- Links that set a new password. Only the hash of the secret is kept: a copy of this table sets nothing.
create table password_link (
  hash bytea primary key,
  account uuid not null references account (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_link_account on password_link (account, created_at);

-- Wrong current passwords given inside a session: whoever stole one cannot guess on.
create table password_failure (
  account uuid primary key references account (id),
  failures int not null,
  last_at timestamptz not null
);

-- A password that the house gave, until when it opens anything.
create table password_once (
  account uuid primary key references account (id),
  expires_at timestamptz not null
);
