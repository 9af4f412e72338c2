-- Whoever joins the line of an agent signs the same terms, with a link or with the agent's number or name; and which
-- text of the product they have signed is kept with it. The hash of a link is made when it is signed.
alter table agent_link_registration
  alter column link drop not null,
  add column agent uuid references account (id),
  add column terms_version int not null default 1;
update agent_link_registration set agent = agent_link.agent from agent_link where agent_link.id = link;
alter table agent_link_registration
  alter column agent set not null,
  alter column terms_version drop default;
alter table agent_link drop column terms_hash;
