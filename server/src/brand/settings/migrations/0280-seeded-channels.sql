-- A new brand was given three channels that nobody answers: the help center as a chat, and an invented mailbox and phone
-- number. Channels that staff entered stay.
update brand_settings
set value = jsonb_set(value, '{customerService}', (
    select coalesce(jsonb_agg(channel order by place), '[]'::jsonb)
    from jsonb_array_elements(value -> 'customerService') with ordinality as listed (channel, place)
    where channel not in (
      '{"csType": "chat", "path": "/help"}'::jsonb,
      '{"csType": "email", "path": "ayuda@ronda.example"}'::jsonb,
      '{"csType": "phone", "path": "+12025550142"}'::jsonb
    )
  ))
where value ? 'customerService';
