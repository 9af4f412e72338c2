-- The house as people see it, and the policy of its market.
create table brand (
  merchant text primary key,
  name text not null,
  status smallint not null default 0 check (status in (0, 1, 2)),
  languages text[] not null,
  default_language text not null,
  currency text not null,
  -- Given once to every new account; 0 gives nothing.
  starting_grant bigint not null default 0 check (starting_grant >= 0),
  -- The market's shortest time between two rounds of real play.
  round_ms_min int not null default 0 check (round_ms_min between 0 and 60000),
  check (default_language = any (languages))
);

alter table account add foreign key (merchant) references brand (merchant);
