-- Agents may open agents and accounts and freeze transfers, unless the brand switches it off.
update brand_settings
set value = jsonb_set(value, '{modules}', (
    select jsonb_agg(
      case
        when node ->> 'modId' = 'AGENTS' then jsonb_set(
          node,
          '{childrenNodes}',
          (node -> 'childrenNodes') || '[
            {"modId": "SUBAGENTREG3", "enabled": 1, "childrenNodes": []},
            {"modId": "AGENTACCOUNT3", "enabled": 1, "childrenNodes": []},
            {"modId": "AGENTFREEZE3", "enabled": 1, "childrenNodes": []}
          ]'::jsonb
        )
        else node
      end
      order by place
    )
    from jsonb_array_elements(value -> 'modules') with ordinality as listed (node, place)
  ))
where jsonb_typeof(value -> 'modules') = 'array'
  and jsonb_array_length(value -> 'modules') > 0
  and not value @? '$.modules.**.modId ? (@ == "SUBAGENTREG3")';
