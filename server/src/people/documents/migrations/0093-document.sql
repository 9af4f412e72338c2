-- Papers that members sent so that the house knows them better. What they show is among the uploads, sealed.
create table document (
  id uuid primary key,
  account uuid not null references account (id),
  kind text not null check (kind in ('identity', 'address')),
  -- What it is: an ID card of two sides, a page of a passport, a bill.
  form text not null,
  uploads uuid[] not null check (cardinality(uploads) between 1 and 3),
  state text not null check (state in ('waiting', 'approved', 'refused', 'reopened')),
  sent_at timestamptz not null,
  -- By when somebody decides.
  promised_by timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account (id),
  -- Why it was refused, or why another one is asked for.
  reason text,
  -- The same in the words of whoever decided.
  note_sealed bytea,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state in ('refused', 'reopened')) = (reason is not null))
);

-- One at a time of each kind.
create unique index document_waiting on document (account, kind) where state = 'waiting';
create index document_queue on document (promised_by, id) where state = 'waiting';
create index document_account on document (account, kind, sent_at desc);
