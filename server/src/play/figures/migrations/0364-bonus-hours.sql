alter table game_hour
  drop constraint game_hour_mode_check,
  add constraint game_hour_mode_check check (mode in ('real', 'bonus', 'free'));
