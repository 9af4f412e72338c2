-- Captchas answered and puzzles handed in: each works once. Forgotten when it would have expired anyway.
create table used_once (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_once_expires on used_once (expires_at);

-- The one live code of a purpose and a recipient. Only keyed hashes: a copy of this table opens nothing and names nobody.
create table verification_code (
  subject bytea primary key,
  code_hash bytea not null,
  tries int not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  -- The sending it came with, which counts as answered once the code is used.
  send bigint not null
);
create index verification_code_expires on verification_code (expires_at);

-- Every message that was asked for, sent or not: what the budgets count.
create table verification_send (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'mail')),
  subject bytea not null,
  recipient bytea not null,
  -- The first seven digits of a mobile number: neighbours share them. Empty for mail.
  prefix text not null,
  network text not null,
  account uuid references account (id),
  at timestamptz not null,
  -- False when nobody has the number: counted alike, but nothing was paid for.
  is_real boolean not null,
  is_answered boolean not null default false
);
create index verification_send_at on verification_send (channel, at);
create index verification_send_recipient on verification_send (recipient, at);
create index verification_send_prefix on verification_send (prefix, at) where channel = 'sms';
create index verification_send_network on verification_send (network, at);
create index verification_send_account on verification_send (account, at) where account is not null;

-- Neighbourhoods closed because codes go out and do not come back.
create table verification_breaker (
  prefix text primary key,
  closed_at timestamptz not null,
  closed_until timestamptz not null
);
