-- What the house says: announcements, banners and articles. Each piece is one document with its texts in every
-- language, so that a change is whole or not at all.
create table content (
  id int generated always as identity primary key,
  merchant text not null references brand (merchant),
  kind text not null check (kind in ('announcement', 'banner', 'article')),
  -- What a piece is known by: the slug of an article, the key that whoever wrote it chose.
  name text not null check (length(name) between 1 and 80),
  version int not null default 0 check (version >= 0),
  is_published boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- The order where dates do not give one.
  place int not null default 0,
  updated_at timestamptz not null,
  value jsonb not null,
  check (ends_at > starts_at),
  unique (merchant, kind, name)
);

-- Who changed what, and when.
create table content_change (
  content int not null references content (id),
  version int not null,
  changed_by uuid not null references account (id),
  changed_at timestamptz not null,
  before jsonb,
  after jsonb not null,
  primary key (content, version)
);
create trigger stays before update or delete on content_change for each row execute function refuse_change();
create trigger stays_whole before truncate on content_change execute function refuse_change();
