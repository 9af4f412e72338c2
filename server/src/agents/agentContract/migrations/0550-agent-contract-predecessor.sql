-- Nobody read it: what is carried follows the agent, whatever contract stands.
alter table agent_contract drop column predecessor;
