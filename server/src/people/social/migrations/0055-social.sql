-- Who somebody is at another house. Linked by that house's own lasting name for them, never by an address alone.
create table social_identity (
  provider text not null check (provider in ('facebook', 'google')),
  subject text not null,
  account uuid not null references account (id),
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identity_account on social_identity (account);

-- A sign-in on its way through another house; it ends with the answer, and only in the browser that began it.
create table social_visit (
  hash bytea primary key,
  provider text not null,
  state text not null,
  nonce text not null,
  -- The half of the proof that never leaves the house, sealed.
  verifier_sealed bytea not null,
  expires_at timestamptz not null
);
create index social_visit_expires on social_visit (expires_at);
