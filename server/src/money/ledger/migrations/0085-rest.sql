-- Until when a wallet rests because as much was played in a day as the member allows themselves.
alter table restriction add column resting_until timestamptz;
