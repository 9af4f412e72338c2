-- Registration links of agents. Only stopping and counting change a row: what somebody has signed stays as it was.
create table agent_link (
  id uuid primary key,
  agent uuid not null references account (id),
  -- Begins with 0, which no account number does.
  code text not null unique check (code ~ '^0[a-z2-9]{9}$'),
  name text not null,
  account_kind text not null check (account_kind in ('member', 'agent')),
  note text not null,
  terms_hash text not null,
  created_at timestamptz not null,
  valid_until timestamptz,
  stopped_at timestamptz,
  visits int not null default 0,
  registrations int not null default 0,
  first_deposits int not null default 0
);
create index agent_link_agent on agent_link (agent, created_at desc);

-- Accounts opened with a link, with the hash of the terms that were signed.
create table agent_link_registration (
  account uuid primary key references account (id),
  link uuid not null references agent_link,
  terms_hash text not null,
  signed_at timestamptz not null,
  first_deposit_at timestamptz,
  last_bet_on date
);
create index agent_link_registration_active on agent_link_registration (link, last_bet_on);

-- Visitors of a day by a keyed hash of their network: each is counted once. Deleted when the day is over.
create table agent_link_visit (
  day date not null,
  link uuid not null references agent_link,
  visitor text not null,
  primary key (day, link, visitor)
);
