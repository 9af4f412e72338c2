-- A wallet always has a next seed: its secret is made and its commitment shown before any text of the player is taken for
-- it. It has no text yet; with the text it comes into force.
alter table seed drop constraint seed_state_check;
alter table seed drop constraint seed_check;
alter table seed alter column client_seed drop not null;
alter table seed
  alter column state set default 'next',
  add constraint seed_state_check check (state in ('next', 'active', 'retired')),
  add constraint seed_sealed_until_retired check ((state <> 'retired') = (sealed is not null)),
  add constraint seed_text_with_play check ((state = 'next') = (client_seed is null)),
  -- When the text was given.
  add column given_at timestamptz;
create unique index seed_next on seed (wallet) where state = 'next';
