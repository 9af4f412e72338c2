-- How long an agent takes for the cash codes of members.
create index deposit_agent on deposit (agent, asked_at) where agent is not null;
