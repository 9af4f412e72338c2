-- Draws of a calendar are sealed: once no more bets are taken, the root of the tree of all tickets is written, and the draw
-- depends on it. Where there is a beacon, which round of it will have a part in the draw is written before it exists.
alter table shared_round
  add column seal_root text check (seal_root ~ '^[0-9a-f]{64}$'),
  add column seal_tickets int check (seal_tickets >= 0),
  add column beacon_chain text check (beacon_chain ~ '^[0-9a-f]{64}$'),
  add column beacon_round int check (beacon_round > 0),
  -- Null until it came, and for good when it did not come in time.
  add column beacon_signature text check (beacon_signature ~ '^([0-9a-f]{2}){1,96}$'),
  add check ((seal_root is null) = (seal_tickets is null)),
  add check ((beacon_chain is null) = (beacon_round is null)),
  add check (beacon_round is null or seal_root is not null),
  add check (beacon_signature is null or beacon_round is not null);

-- Leaves stand in the order of their ids, which says nothing of who laid them. An id stands for one ticket of a round, so
-- that nobody can be shown another's.
create unique index shared_ticket_in_tree on shared_ticket (game, round, id);

-- The tree, cut into pages of leaves: what is below the root of a page is hashed again when somebody asks for it.
create table shared_leaf_page (
  game text not null,
  round int not null,
  page int not null check (page >= 0),
  first uuid not null,
  last uuid not null,
  -- From the root of the page to the root of the tree, one digest after the other.
  path bytea not null,
  primary key (game, round, page),
  unique (game, round, first),
  foreign key (game, round) references shared_round (game, number)
);
create trigger stays before update or delete on shared_leaf_page for each row execute function refuse_change();
create trigger stays_whole before truncate on shared_leaf_page execute function refuse_change();

-- What was told before says that nothing was sealed.
update shared_turn set round = (round::jsonb || '{"seal": null, "beacon": null}')::json;
