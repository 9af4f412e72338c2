-- The games that are not simply open; one that is has no row.
create table game_state (
  game text primary key,
  state text not null check (state in ('maintenance', 'hidden')),
  changed_by uuid not null references account (id),
  changed_at timestamptz not null
);
create index game_state_latest on game_state (changed_at desc);

-- Who closed, hid or opened which game, and when. Changes wait for each other, so the numbers are in their order.
create table game_state_change (
  version bigint generated always as identity primary key,
  game text not null,
  before text not null check (before in ('open', 'maintenance', 'hidden')),
  after text not null check (after in ('open', 'maintenance', 'hidden') and after <> before),
  changed_by uuid not null references account (id),
  changed_at timestamptz not null
);
create trigger stays before update or delete on game_state_change for each row execute function refuse_change();
create trigger stays_whole before truncate on game_state_change execute function refuse_change();
