-- The facts of a slot state its cap, and how rarely a round reaches its largest win: they are computed again on demand.
update game_model set facts = null;
