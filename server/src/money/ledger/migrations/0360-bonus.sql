-- The counterpart of stakes and wins of bonus money, so that the figures of real play are not mixed with it.
insert into house_account (name, currency)
select 'bonus_game', currency from house_account where name = 'game' order by currency;

-- The bonus whose stakes a bonus wallet accepts, from the leg `seq` on; null for none.
alter table restriction add column bonus uuid;
