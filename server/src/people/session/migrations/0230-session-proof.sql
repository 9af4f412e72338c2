-- A proof of who holds the session, and when it was given: what it allows is over after a few minutes.
alter table session
  add column proof_way text check (proof_way in ('authenticator', 'passkey', 'sms', 'mail', 'password', 'sign_in')),
  add column proof_at timestamptz,
  -- The second factor that this session has passed. Staff can do nothing but set one up without it.
  add column second_factor text check (second_factor in ('authenticator', 'passkey')),
  -- A session that proves itself gets a new token. What was on its way with the old one is still answered for a moment,
  -- as an unproven one.
  add column token_before bytea,
  add column token_before_until timestamptz,
  add constraint session_proof_whole check ((proof_way is null) = (proof_at is null));
create index session_token_before on session (token_before) where token_before is not null;

-- Whether the sign-in that this browser is remembered by has passed the authenticator.
alter table remembered add column has_authenticator boolean not null default false;
-- No browser of staff is remembered.
delete from remembered where account in (select id from account where kind = 'operator');
-- Sessions of staff that were opened without a second factor are over.
delete from session where account in (select id from account where kind = 'operator');

-- By what a sign-in was begun, and at whose entrance.
alter table login_challenge
  add column proof text not null default 'password',
  add column side text not null default 'member' check (side in ('member', 'agent', 'staff'));
