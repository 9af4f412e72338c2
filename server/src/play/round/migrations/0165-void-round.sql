-- A round that could no longer be played by the rules it began with: what was staked came back. Its view is empty.
alter table arcade_round add column is_void boolean not null default false;
