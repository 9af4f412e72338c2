-- Stakes that came back before anything was risked: a round that was taken back at once, or voided. They are in the
-- lifetime stakes of the wallet, but count as no bet. `seq` is the leg that returned the stake.
create table returned_stake (
  wallet int not null,
  seq int not null,
  amount bigint not null check (amount > 0),
  cause text not null check (cause in ('taken_back', 'voided')),
  primary key (wallet, seq)
);
create trigger stays before update or delete on returned_stake for each row execute function refuse_change();
create trigger stays_whole before truncate on returned_stake execute function refuse_change();
