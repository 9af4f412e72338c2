-- Money for rewards. One of the staff proposes to put it into a fund, another decides; the id is that of the ledger's
-- operation.
create table reward_top_up (
  id uuid primary key,
  seq bigint generated always as identity unique,
  fund text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'done', 'refused', 'expired')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  finished_at timestamptz,
  -- Two people, whatever the code does.
  constraint reward_top_up_two_people check (decided_by <> proposed_by),
  constraint reward_top_up_decided check ((state in ('approved', 'done', 'refused')) = (decided_by is not null))
);

create index reward_top_up_open on reward_top_up (seq) where state in ('proposed', 'approved');
