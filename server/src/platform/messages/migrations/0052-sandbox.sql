-- What the sandbox providers have taken instead of delivering it: read on a page, kept for a day.
create table sandbox_message (
  id uuid primary key default uuidv7(),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null,
  outcome text not null check (outcome in ('delivered', 'failed'))
);
create index sandbox_message_recipient on sandbox_message (recipient, id desc);

-- One row: how the sandbox fails just now, as real providers do.
create table sandbox_state (
  is_only boolean primary key default true check (is_only),
  failing text not null check (failing in ('none', 'rejected', 'timeout'))
);
insert into sandbox_state (failing) values ('none');
