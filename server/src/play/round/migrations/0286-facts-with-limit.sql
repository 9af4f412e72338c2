-- The facts of a slot state the limit of a round, and ten more families the rate of their largest win: they are computed
-- again on demand.
update game_model set facts = null;
