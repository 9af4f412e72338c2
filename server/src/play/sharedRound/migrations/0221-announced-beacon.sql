-- Which beacon round decides a round is fixed when the round opens, before anything is sealed. When it is due is written as
-- well, so that the database's own clock says whether the seal came before it.
alter table shared_round
  drop constraint shared_round_check2,
  add column beacon_due_at timestamptz,
  add column sealed_at timestamptz,
  -- Why a round was called off; null for one that was not, and for those of before.
  add column void_reason text check (
    void_reason in ('beacon_missing', 'sealed_late', 'rules_gone', 'interrupted', 'failed')
  ),
  add check (beacon_due_at is null or beacon_round is not null),
  add check (sealed_at is null or seal_root is not null),
  add check (void_reason is null or outcome is null);

-- What was told before names no chain, no time of sealing, and no reason.
update shared_turn set round = (round::jsonb || jsonb_build_object('sealedAtMs', null, 'voidReason', null, 'chain', (
  select chain from shared_round as told where told.game = shared_turn.game and told.number = (round ->> 'number')::int
)))::json;
