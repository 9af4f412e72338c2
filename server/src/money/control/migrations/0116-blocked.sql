-- Whether the house has stopped this member's play. Kept beside what members set themselves, so that the ledger hears
-- both together and neither undoes the other.
alter table control add column is_blocked boolean not null default false;
