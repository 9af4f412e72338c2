-- Lists of stored settings keep their elements, so a new module is added here: switched off, beside the code by text
-- message. A brand that has removed the group of sign-in modules, or has the module already, stays as it is.
update brand_settings
set value = jsonb_set(value, '{modules}', (
    select jsonb_agg(
      case
        when node ->> 'modId' = 'SIGN_IN' then jsonb_set(
          node,
          '{childrenNodes}',
          (node -> 'childrenNodes') || '[{"modId": "FIREBASEVERF3", "enabled": 0, "childrenNodes": []}]'::jsonb
        )
        else node
      end
      order by place
    )
    from jsonb_array_elements(value -> 'modules') with ordinality as listed (node, place)
  ))
where jsonb_typeof(value -> 'modules') = 'array'
  and jsonb_array_length(value -> 'modules') > 0
  and not value @? '$.modules.**.modId ? (@ == "FIREBASEVERF3")';
