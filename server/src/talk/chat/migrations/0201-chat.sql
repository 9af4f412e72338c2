-- What is said at tables. Each room counts all that happens in it, one by one: who holds its row has the next number, so
-- numbers have no gaps and are seen in their order.
create table chat_room (
  game text primary key,
  last int not null default 0
);

-- A message, or that one was taken away. Swept away after a day.
create table chat_line (
  game text not null references chat_room,
  number int not null check (number > 0),
  account uuid not null references account,
  -- The name its writer gave it: said twice it is said once.
  key uuid,
  text text not null default '' check (length(text) <= 200),
  -- The message that this takes away.
  gone int,
  is_gone boolean not null default false,
  at timestamptz not null,
  primary key (game, number),
  unique (account, key)
);
create index chat_line_by_age on chat_line (at);
create index chat_line_by_account on chat_line (account, at);

create table chat_report (
  game text not null,
  number int not null,
  account uuid not null references account,
  reason text not null,
  at timestamptz not null,
  is_decided boolean not null default false,
  primary key (game, number, account),
  foreign key (game, number) references chat_line (game, number) on delete cascade
);

-- Who is silenced; what was done before is among the deeds.
create table chat_mute (
  account uuid primary key references account,
  until timestamptz not null,
  reason text not null
);
