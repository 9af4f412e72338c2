-- The largest win is announced with its rate now, and only when it can be reached: facts are computed again on demand.
update game_model set facts = null;
