-- What only the right key makes of a fixed text. It tells nothing about the key, and shows at the start whether the
-- key that was given is the one that everything here is sealed with.
create table key_check (
  is_only boolean primary key default true check (is_only),
  mark bytea not null check (length(mark) = 32),
  created_at timestamptz not null default now()
);

create trigger stays before update or delete on key_check for each row execute function refuse_change();
create trigger stays_whole before truncate on key_check execute function refuse_change();
