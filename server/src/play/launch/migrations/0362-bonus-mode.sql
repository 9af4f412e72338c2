-- A third way to play: with bonus money, which is neither own money nor trial money.
alter table launch
  drop constraint launch_mode_check,
  add constraint launch_mode_check check (mode in ('real', 'bonus', 'free'));

-- What the play session of a bonus is bound to: the bonus, its largest stake, and the cash wallet of the member, by whose
-- controls it is played. The rule of a bonus never changes, so it is kept here.
alter table play_session
  drop constraint play_session_mode_check,
  add constraint play_session_mode_check check (mode in ('real', 'bonus', 'free')),
  add column bonus uuid,
  add column stake_max bigint check (stake_max > 0),
  add column cash int,
  add constraint play_session_bonus check (
    (mode = 'bonus') = (bonus is not null) and (bonus is null) = (stake_max is null) and (bonus is null) = (cash is null));
