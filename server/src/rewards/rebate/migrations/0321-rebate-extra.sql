-- What the rank of the bettor added to the rate, in thousandths of it, at the moment of the bet.
alter table rebate_open add column extra int not null default 0 check (extra >= 0);
alter table rebate_open drop constraint rebate_open_pkey;
alter table rebate_open add primary key (wallet, game, permille, extra, return_numerator, return_denominator);
alter table rebate_line add column extra int not null default 0;
alter table rebate_line drop constraint rebate_line_pkey;
alter table rebate_line add primary key (rebate, game, permille, extra, return_numerator, return_denominator);
