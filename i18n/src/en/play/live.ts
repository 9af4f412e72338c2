/** Live tables in the lobby: limits, players and last results. */
export const live = {
  limits: 'Limits: {min} to {max}',
  players: '{count, plural, one {# player} other {# players}}',
  last: 'Last results: {results}',
  side: {
    banker: 'banker',
    player: 'player',
    dragon: 'dragon',
    tiger: 'tiger',
    tie: 'tie',
    big: 'big',
    small: 'small',
    triple: 'triple',
  },
  /** One letter on the mark of a result. */
  letter: {
    banker: 'B',
    player: 'P',
    dragon: 'D',
    tiger: 'T',
    tie: '=',
  },
} as const
