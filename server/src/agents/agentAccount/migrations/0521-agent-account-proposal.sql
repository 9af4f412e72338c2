-- A general agent that one of the staff proposes and another approves. The id is that of the account opened by hand.
create table agent_account_proposal (
  id uuid primary key,
  seq bigint generated always as identity unique,
  username text not null,
  language text not null,
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused', 'expired')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  -- Two people, whatever the code does.
  constraint agent_account_proposal_two_people check (decided_by <> proposed_by),
  constraint agent_account_proposal_decided check ((state in ('approved', 'refused')) = (decided_by is not null))
);
create index agent_account_proposal_open on agent_account_proposal (seq) where state = 'proposed';
-- Of two proposals of one name at once the second is refused.
create unique index agent_account_proposal_name on agent_account_proposal (lower(username)) where state = 'proposed';

-- Null for an account that staff opened.
alter table agent_account alter column agent drop not null;
-- When the one-time password was made anew: the first one is not told again after that.
alter table agent_account add column renewed_at timestamptz;
