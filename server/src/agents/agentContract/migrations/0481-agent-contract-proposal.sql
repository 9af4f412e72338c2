-- A contract with the platform that one of the staff proposes and another approves. The id is that of the offer.
create table agent_contract_proposal (
  id uuid primary key,
  seq bigint generated always as identity unique,
  agent uuid not null references account (id),
  terms text not null,
  notice_days int check (notice_days between 1 and 90),
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused', 'expired')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  -- Two people, whatever the code does.
  constraint agent_contract_proposal_two_people check (decided_by <> proposed_by),
  constraint agent_contract_proposal_decided check ((state in ('approved', 'refused')) = (decided_by is not null))
);
create index agent_contract_proposal_open on agent_contract_proposal (seq) where state = 'proposed';
