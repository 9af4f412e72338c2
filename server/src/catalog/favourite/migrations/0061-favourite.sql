-- The games a member likes. A game that is out of sight keeps its place here, for the day it comes back.
create table favourite (
  account uuid not null references account (id) on delete cascade,
  node_id int not null,
  -- Newest first is highest first.
  place bigint generated always as identity,
  primary key (account, node_id)
);
create index favourite_newest on favourite (account, place desc);
