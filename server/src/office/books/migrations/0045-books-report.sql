-- What the checker of the books found, each time it ran.
create table books_report (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  entries bigint not null,
  faults jsonb not null,
  accounts jsonb not null
);
