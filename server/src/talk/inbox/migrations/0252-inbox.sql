-- What members are written to about their money. One message for each key of an account, however often it is published.
create table inbox_message (
  id bigint generated always as identity primary key,
  account uuid not null references account (id),
  key text not null,
  event text not null,
  -- The movement that it is about, where it has an id of its own.
  subject text,
  facts jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  -- A row stays so that its key is not written again; it is gone for its reader.
  deleted_at timestamptz,
  -- When it is to be mailed, while it still is.
  mail_at timestamptz,
  mail_tries integer not null default 0,
  unique (account, key)
);
create index inbox_message_account on inbox_message (account, id desc);
create index inbox_message_unread on inbox_message (account) where read_at is null and deleted_at is null;
create index inbox_message_mail on inbox_message (mail_at) where mail_at is not null;

-- Kinds that a member has switched on or off; what is not here is as the product has it.
create table inbox_mail (
  account uuid not null references account (id),
  kind text not null,
  is_on boolean not null,
  primary key (account, kind)
);
