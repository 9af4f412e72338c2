-- Links in the notices of such changes, by which whoever got the notice says that it was not them. Each works once.
create table security_objection (
  hash bytea primary key,
  account uuid not null references account (id),
  change text not null,
  expires_at timestamptz not null
);
create index security_objection_expires on security_objection (expires_at);
