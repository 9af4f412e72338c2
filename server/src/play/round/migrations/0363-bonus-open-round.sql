alter table open_round
  drop constraint open_round_mode_check,
  add constraint open_round_mode_check check (mode in ('real', 'bonus', 'free'));
