-- Pictures that people gave, made anew by the house and sealed. One that nothing refers to is deleted after a day.
create table upload (
  id uuid primary key,
  owner uuid not null,
  purpose text not null,
  sealed bytea not null,
  -- Of the picture itself.
  bytes int not null check (bytes > 0),
  created_at timestamptz not null,
  -- Since when something of its owner's refers to it.
  kept_at timestamptz
);

create index upload_loose on upload (owner, purpose) where kept_at is null;
create index upload_old on upload (created_at) where kept_at is null;
