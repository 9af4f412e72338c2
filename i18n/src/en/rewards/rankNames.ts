/** The VIP ranks, the lowest first. */
export const rankNames = {
  level1: 'Bronze',
  level2: 'Silver',
  level3: 'Gold',
  level4: 'Platinum',
  level5: 'Diamond',
} as const
