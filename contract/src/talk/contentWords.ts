// Without schemas, so that a first page can use these without loading the schema library.

/**
 * Where an announcement is shown: on the board (B), as a popup for members (PL) or visitors (PU), beside promotions
 * (PR), as a running headline on home (H), or in the agent center (AG), which only agents are sent.
 */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H', 'AG'] as const

/** Who gets it as a popup: members (A), visitors (B), or at the first login only (F). */
export const EXECUTIONS = ['A', 'B', 'F'] as const

export const ANNOUNCEMENTS_PER_PAGE = 9

/** What a tap on a banner does: opens a game by its code, a page of this site, or an external address. */
export const LINKAGES = ['GAME', 'ROUTE', 'LINK', 'NONE'] as const

export const ARTICLE_KINDS = ['help', 'news', 'blog', 'term'] as const
