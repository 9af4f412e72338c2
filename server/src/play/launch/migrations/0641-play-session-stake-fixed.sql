-- Whether each stake of the bonus is exactly its largest one; null unless it is played with bonus money.
alter table play_session add column is_stake_fixed boolean;
update play_session set is_stake_fixed = false where bonus is not null;
alter table play_session add constraint play_session_stake_fixed check ((bonus is null) = (is_stake_fixed is null));
