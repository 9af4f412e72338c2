-- The same bet for the next draws of a table, laid when each round opens.
create table shared_order (
  wallet int not null,
  id uuid not null,
  game text not null,
  mode text not null check (mode in ('real', 'free')),
  currency text not null,
  bet json not null,
  units int not null check (units > 0),
  draws int not null check (draws between 1 and 30),
  laid int not null default 0 check (laid between 0 and draws),
  -- The last round there was when it was made, then the last it was laid on: the next one is due.
  after_round int not null,
  last_round int,
  state text not null default 'running' check (state in ('running', 'done', 'stopped', 'refused')),
  refusal text check ((refusal is not null) = (state = 'refused')),
  made_at timestamptz not null default clock_timestamp(),
  primary key (wallet, id)
);
create index shared_order_due on shared_order (game, wallet, id) where state = 'running';
create index shared_order_of_wallet on shared_order (wallet, game, made_at);
