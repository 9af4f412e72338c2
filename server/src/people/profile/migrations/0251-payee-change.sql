-- A name to be paid in that a member wants instead of the one that counts. It counts once one of the staff has agreed.
create table payee_change (
  id uuid primary key,
  account uuid not null references account (id),
  name_sealed bytea not null,
  -- `replaced`: the member asked for another one before anybody had decided.
  state text not null check (state in ('waiting', 'approved', 'refused', 'replaced')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account (id),
  -- Why it was refused, as the member reads it.
  reason_sealed bytea,
  check ((state = 'waiting') = (decided_at is null)),
  check (decided_by is distinct from account)
);
create unique index payee_change_waiting on payee_change (account) where state = 'waiting';
create index payee_change_queue on payee_change (asked_at, id) where state = 'waiting';
