import type { ArcadeFacts } from '../facts.ts'
import { eightFive, nineSix, type PokerTable } from './pays.ts'

const factsOf = ({ best, pays }: PokerTable): ArcadeFacts => ({
  returnMin: best,
  returnMax: best,
  volatility: 'medium',
  largestWin: Math.max(...pays) * 10_000,
})

export const nineSixFacts: ArcadeFacts = factsOf(nineSix)
export const eightFiveFacts: ArcadeFacts = factsOf(eightFive)
