-- What fixes a wallet's outcomes. While a seed is in force it is kept sealed; once retired it is plain and in force no more.
create table seed (
  wallet int not null,
  id uuid not null default uuidv7(),
  state text not null default 'active' check (state in ('active', 'retired')),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  sealed bytea,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  rounds int,
  made_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (wallet, id),
  check ((state = 'active') = (sealed is not null)),
  check ((state = 'retired') = (server_seed is not null and rounds is not null and retired_at is not null))
);
create unique index seed_in_force on seed (wallet) where state = 'active';
create index seed_retired on seed (wallet, retired_at desc) where state = 'retired';
