-- Keys that bodies of encrypted calls are encrypted to. All processes share them; the private half is sealed.
create table transport_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null
);
