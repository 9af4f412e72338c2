-- Most transfers that members ask for never come, so what still waits is found by its age.
drop index bank_transfer_waiting;
create index bank_transfer_waiting on bank_transfer (asked_at) where arrived = 0;
