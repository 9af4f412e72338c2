-- One file for the bank has one moment: the last file is the newest of them.
create index bank_payout_exported on bank_payout (exported_at) where exported_at is not null;
