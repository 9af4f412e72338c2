-- A picture of the transfer, which helps staff to find the money.
alter table deposit add column receipt uuid;
