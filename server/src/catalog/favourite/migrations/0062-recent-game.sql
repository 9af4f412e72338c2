-- The games a member opened last, each once.
create table recent_game (
  account uuid not null references account (id) on delete cascade,
  game text not null,
  opened_at timestamptz not null,
  primary key (account, game)
);
create index recent_game_latest on recent_game (account, opened_at desc, game);
