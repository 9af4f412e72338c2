-- Who can sign in, and how: by name, by mobile, by another house's word, or for a trial.
alter table account
  drop constraint account_kind_check,
  add constraint account_kind_check check (kind in ('member', 'agent', 'operator', 'trial')),
  -- Without one, the account is entered by a code, a passkey or another house's word.
  alter column password_hash drop not null,
  -- The short public number that a member copies and says on the phone.
  add column number bigint generated always as identity (start with 10000001),
  add column nickname text,
  add column must_change_password boolean not null default false,
  add column password_changed_at timestamptz,
  add column first_login_seen boolean not null default false,
  add column last_login_at timestamptz,
  add column blocked_at timestamptz,
  add column country_code text,
  -- Who brought this account; agents find their line by it.
  add column upline uuid references account (id),
  -- Sealed, with a keyed hash to find it by: a copy of this table tells nobody's number or address.
  add column mobile_sealed bytea,
  add column mobile_index bytea,
  add column email_sealed bytea,
  add column email_index bytea,
  add column email_proven_at timestamptz;

create unique index account_number on account (number);
create unique index account_mobile on account (merchant, mobile_index);
-- Only a proven address belongs to one account: anybody can type somebody else's.
create unique index account_email on account (merchant, email_index) where email_proven_at is not null;
create index account_upline on account (upline);

-- What a person told about themselves beyond what opens the door, each value sealed.
create table account_detail (
  account uuid not null references account (id),
  field text not null,
  sealed bytea not null,
  primary key (account, field)
);

-- What was accepted, in which version and when.
create table account_consent (
  account uuid not null references account (id),
  kind text not null,
  version text not null,
  accepted_at timestamptz not null,
  primary key (account, kind, version)
);

-- A registration is named by the browser, so that one sent twice opens one account. Whoever knows the name and the form
-- hears the answer again, so both are kept as keyed hashes: a copy of this table answers nobody.
create table registration (
  id_index bytea primary key,
  form_index bytea not null,
  account uuid not null references account (id),
  created_at timestamptz not null
);
