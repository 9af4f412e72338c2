-- Links of one moment have an order, too: a page begins after the last row of the one before.
create index agent_link_page on agent_link (agent, created_at desc, id desc);
drop index agent_link_agent;
