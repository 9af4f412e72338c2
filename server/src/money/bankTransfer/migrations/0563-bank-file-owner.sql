-- Whoever downloads the last file again gets their own: that of somebody else is at the bank already.
alter table bank_payout add column exported_by uuid references account (id);
create index bank_payout_exported_by on bank_payout (exported_by, exported_at) where exported_at is not null;
