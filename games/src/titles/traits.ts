import { mixed, pick } from './mixed.ts'
import type { Mood } from './theme.ts'

export type Volatility = 'low' | 'medium' | 'high'
export type Feature =
  | 'freeSpins'
  | 'multiplier'
  | 'expandingWild'
  | 'stickyWild'
  | 'cascade'
  | 'respin'
  | 'scatterPay'
  | 'bonusRound'
export type Reels = '3x3' | '5x3' | '5x4' | '6x4'

/** The intended properties of a title. The model that is built for it decides the actual ones. */
export type Traits = {
  readonly volatility: Volatility
  readonly reels: Reels
  readonly lines: number
  readonly features: readonly Feature[]
}

const VOLATILITIES: Readonly<Record<Mood, readonly Volatility[]>> = {
  calm: ['low', 'low', 'medium'],
  merry: ['low', 'medium', 'medium'],
  romantic: ['low', 'medium', 'high'],
  mysterious: ['medium', 'medium', 'high'],
  epic: ['medium', 'high', 'high'],
  wild: ['medium', 'high', 'high'],
}

const LINES: Readonly<Record<Reels, readonly number[]>> = {
  '3x3': [5, 9],
  '5x3': [10, 20, 25],
  '5x4': [20, 40, 50],
  '6x4': [40, 60],
}
const FEATURES: readonly Feature[] = [
  'freeSpins',
  'multiplier',
  'expandingWild',
  'stickyWild',
  'cascade',
  'respin',
  'scatterPay',
  'bonusRound',
]
const REELS: readonly Reels[] = ['3x3', '5x3', '5x3', '5x3', '5x4', '6x4']

export function traitsOf(number: number, mood: Mood): Traits {
  const reels = pick(REELS, mixed(number, 20))
  const count = reels === '3x3' ? 1 : 2 + Math.floor(mixed(number, 22) * 2)
  const first = Math.floor(mixed(number, 23) * FEATURES.length)
  // Steps of three select every feature once before any is repeated.
  const features = Array.from({ length: count }, (_, index) =>
    pick(FEATURES, ((first + index * 3) % FEATURES.length) / FEATURES.length),
  )
  return {
    volatility: pick(VOLATILITIES[mood], mixed(number, 21)),
    reels,
    lines: pick(LINES[reels], mixed(number, 24)),
    features,
  }
}
