import type { MissionDraft } from '@ronda/contract'

export type SeedMission = Omit<MissionDraft, 'fromMs' | 'untilMs'> & {
  /** Names the mission: a start that finds it leaves it as staff have made it. */
  readonly key: string
}

const dailyMissions = (unit: bigint): readonly SeedMission[] => [
  {
    key: 'daily-rounds',
    names: { es: 'Treinta giros', en: 'Thirty spins' },
    texts: {
      es: 'Juega treinta rondas en los slots que quieras. Ganar o perder da lo mismo.',
      en: 'Play thirty rounds on any slots you like. Winning or losing makes no difference.',
    },
    period: 'daily',
    task: 'rounds',
    gameType: 'RNG',
    goal: 30n,
    prize: unit / 2n,
    places: 500,
  },
  {
    key: 'daily-games',
    names: { es: 'Tres juegos distintos', en: 'A taste of three' },
    texts: {
      es: 'Prueba hoy tres juegos con dinero real, los que más te llamen.',
      en: 'Try three different games with real money today.',
    },
    period: 'daily',
    task: 'games',
    gameType: null,
    goal: 3n,
    prize: unit / 2n,
    places: 500,
  },
]

const weeklyMissions = (unit: bigint): readonly SeedMission[] => [
  {
    key: 'weekly-bets',
    names: { es: 'La semana redonda', en: 'A good week' },
    texts: {
      es: 'Suma apuestas válidas durante la semana, en los juegos que prefieras y a tu ritmo.',
      en: 'Add up valid bets over the week, on any games and at your own pace.',
    },
    period: 'weekly',
    task: 'validBet',
    gameType: null,
    goal: 250n * unit,
    prize: 5n * unit,
    places: 500,
  },
  {
    key: 'weekly-live',
    names: { es: 'En la mesa en vivo', en: 'At the live table' },
    texts: {
      es: 'Juega veinte rondas en las mesas en vivo a lo largo de la semana.',
      en: 'Play twenty rounds at the live tables over the week.',
    },
    period: 'weekly',
    task: 'rounds',
    gameType: 'LIVE',
    goal: 20n,
    prize: 2n * unit,
    places: 500,
  },
  {
    key: 'weekly-games',
    names: { es: 'De gira por la feria', en: 'Round the fair' },
    texts: {
      es: 'Descubre diez juegos distintos con dinero real durante la semana.',
      en: 'Discover ten different games with real money over the week.',
    },
    period: 'weekly',
    task: 'games',
    gameType: null,
    goal: 10n,
    prize: 3n * unit,
    places: 500,
  },
]

/**
 * The missions that a new brand begins with, in its units of play. They cost at most the prize × the places in each
 * period.
 */
export const seedMissions = (unit: bigint): readonly SeedMission[] => [...dailyMissions(unit), ...weeklyMissions(unit)]
