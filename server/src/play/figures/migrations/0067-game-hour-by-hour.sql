-- What was played in the last days is summed up every minute: without this, all that was ever played would be read.
create index game_hour_by_hour on game_hour (hour);
