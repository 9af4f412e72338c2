-- Who has excluded themselves, by keyed hashes of their number, address and papers: an exclusion belongs to the person,
-- whatever accounts they open or leave behind.
create table excluded_person (
  mark bytea primary key,
  until timestamptz not null
);
