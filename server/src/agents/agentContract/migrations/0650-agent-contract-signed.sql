-- The whole text whose SHA-256 both sides keep: parties and notice beside the terms. Null for older contracts, whose hash
-- is that of the terms.
alter table agent_contract add column signed text;
-- The check of the hash has no name of its own.
do $$
declare hash_check text;
begin
  select conname into strict hash_check from pg_constraint
  where conrelid = 'agent_contract'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%terms_hash%';
  execute format('alter table agent_contract drop constraint %I', hash_check);
end $$;
alter table agent_contract
  add constraint agent_contract_hash check (terms_hash = encode(sha256(convert_to(coalesce(signed, terms), 'UTF8')), 'hex'));
create trigger stays_signed before update of signed on agent_contract for each row execute function refuse_change();
