-- Wrong payment passwords, counted outside of the transactions that ask for them.
create table payment_try (
  account uuid primary key references account (id),
  failures int not null,
  last_at timestamptz not null
);
