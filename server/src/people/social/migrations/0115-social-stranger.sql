-- Somebody another house vouches for and whom we do not know yet: kept, sealed, until they have accepted the terms.
-- No account is opened before that.
create table social_stranger (
  hash bytea primary key,
  person_sealed bytea not null,
  expires_at timestamptz not null
);
create index social_stranger_expires on social_stranger (expires_at);
