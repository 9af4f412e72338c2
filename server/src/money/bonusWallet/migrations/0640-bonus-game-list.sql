-- The games that bonuses may be played with. Equal lists are stored once, because each may have thousands of games.
create table bonus_game_list (
  id int generated always as identity primary key,
  -- SHA-256 of the codes, sorted and joined by line feeds.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$')
);
create table bonus_game (
  list int not null references bonus_game_list,
  game text not null,
  primary key (list, game)
);
create trigger stays before update or delete on bonus_game_list for each row execute function refuse_change();
create trigger stays before update or delete on bonus_game for each row execute function refuse_change();

create temporary table gift_games on commit drop as
  select gift.id, gift.games, (
    select encode(sha256(convert_to(coalesce(string_agg(game, E'\n' order by game collate "C"), ''), 'UTF8')), 'hex')
    from (select distinct unnest(gift.games) as game) as own
  ) as hash
  from bonus_gift as gift;
insert into bonus_game_list (hash) select distinct hash from gift_games;
insert into bonus_game (list, game)
  select list.id, game
  from (select distinct on (hash) hash, games from gift_games order by hash) as one
  join bonus_game_list as list on list.hash = one.hash
  cross join lateral (select distinct unnest(one.games) as game) as own;

alter table bonus_gift add column game_list int references bonus_game_list;
update bonus_gift set game_list = list.id
  from gift_games join bonus_game_list as list on list.hash = gift_games.hash
  where gift_games.id = bonus_gift.id;
alter table bonus_gift
  alter column game_list set not null,
  drop column games,
  -- Whether each stake is exactly the largest one, as of a free spin. Bonuses that were given before keep their terms.
  add column is_stake_fixed boolean not null default false;
alter table bonus_gift alter column is_stake_fixed drop default;
