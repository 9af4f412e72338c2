import type { PresenterAppearance } from './figure.ts'

/** The presenter of a live table: an animated character with a table of its own. */
export type Presenter = {
  readonly id: string
  readonly name: string
  readonly gameCode: string
  readonly appearance: PresenterAppearance
  /** The hue of the light around them, in OKLCH degrees. */
  readonly hue: number
}

export const presenters: readonly Presenter[] = [
  {
    id: 'alba',
    name: 'Alba',
    gameCode: 'RONDA_LIVE_ROULETTE',
    appearance: { hair: 'bun', hairTone: 1, skinTone: 2 },
    hue: 32,
  },
  {
    id: 'bruno',
    name: 'Bruno',
    gameCode: 'RONDA_LIVE_ROULETTE_FAST',
    appearance: { hair: 'short', hairTone: 2, skinTone: 1 },
    hue: 32,
  },
  {
    id: 'marina',
    name: 'Marina',
    gameCode: 'RONDA_LIVE_BACCARAT',
    appearance: { hair: 'waves', hairTone: 2, skinTone: 1 },
    hue: 235,
  },
  {
    id: 'celia',
    name: 'Celia',
    gameCode: 'RONDA_LIVE_BACCARAT_FAST',
    appearance: { hair: 'bun', hairTone: 3, skinTone: 3 },
    hue: 235,
  },
  {
    id: 'nadia',
    name: 'Nadia',
    gameCode: 'RONDA_LIVE_BACCARAT_FREE',
    appearance: { hair: 'bob', hairTone: 3, skinTone: 3 },
    hue: 165,
  },
  {
    id: 'teo',
    name: 'Teo',
    gameCode: 'RONDA_LIVE_DRAGON_TIGER',
    appearance: { hair: 'short', hairTone: 3, skinTone: 2 },
    hue: 15,
  },
  {
    id: 'lia',
    name: 'Lía',
    gameCode: 'RONDA_LIVE_SICBO',
    appearance: { hair: 'bob', hairTone: 3, skinTone: 1 },
    hue: 355,
  },
]

export const presenterOf = (id: string): Presenter | undefined => presenters.find((one) => one.id === id)

export const presenterAt = (gameCode: string): Presenter | undefined =>
  presenters.find((one) => one.gameCode === gameCode)
