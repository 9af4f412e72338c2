-- Accounts that an agent has opened by hand.
create table agent_account (
  account uuid primary key references account (id),
  -- From the agent and the key of the request: sent again, it opens nothing.
  id uuid not null unique,
  agent uuid not null references account (id),
  opened_at timestamptz not null
);
create index agent_account_agent on agent_account (agent, account);
create index agent_account_day on agent_account (agent, opened_at);
