// Without schemas, so that a first page can use them without making any.

/**
 * Where an announcement is shown: on the board (B), over the page to those signed in (PL) or to visitors (PU), beside
 * promotions (PR), or as a headline that runs across home (H).
 */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const

/** Who is shown it unasked: signed in (A), visitors (B), or at the first login only (F). */
export const EXECUTIONS = ['A', 'B', 'F'] as const

export const ANNOUNCEMENTS_PER_PAGE = 9

/** What a tap on a banner does: open a game by its code, an address of this site, or one elsewhere. */
export const LINKAGES = ['GAME', 'ROUTE', 'LINK', 'NONE'] as const

export const ARTICLE_KINDS = ['help', 'news', 'blog', 'term'] as const
