-- Everyone who can sign in. The name is kept as typed and is unique without regard to case.
create table account (
  id uuid primary key default uuidv7(),
  merchant text not null,
  username text not null,
  kind text not null check (kind in ('member', 'agent', 'operator')),
  currency text not null,
  language text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index account_username on account (merchant, lower(username));
