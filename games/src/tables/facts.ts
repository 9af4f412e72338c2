import { rational } from '@ronda/core'
import { baccaratFacts } from '../arcade/baccarat/baccarat.facts.ts'
import { arcadeFacts } from '../arcade/facts.ts'
import { rouletteFacts } from '../arcade/roulette/roulette.facts.ts'
import { WHOLE, type SharedFacts } from './rules.ts'

type Proven = 'roulette' | 'baccarat' | 'baccaratNoCommission' | 'dragonTiger' | 'sicBo' | 'crash'

/** The proven facts of each game, stored as data. Tests compare them with the proofs. */
export const sharedFacts: Readonly<Record<Proven, SharedFacts>> = {
  roulette: { ...rouletteFacts, largestWin: 36 * WHOLE },
  baccarat: { ...baccaratFacts, largestWin: 12 * WHOLE },
  // Without the commission the best bet is the player.
  baccaratNoCommission: {
    returnMin: baccaratFacts.returnMin,
    returnMax: rational(19_283_843_717_413n, 19_524_993_263_685n),
    volatility: 'low',
    largestWin: 12 * WHOLE,
  },
  // The worst bet is the suited tie; dragon and tiger are the best.
  dragonTiger: {
    returnMin: rational(357n, 415n),
    returnMax: rational(799n, 830n),
    volatility: 'low',
    largestWin: 51 * WHOLE,
  },
  // The worst bet is a specific triple; big, small, odd, even and the pairs are the best.
  sicBo: {
    returnMin: rational(181n, 216n),
    returnMax: rational(35n, 36n),
    volatility: 'medium',
    largestWin: 181 * WHOLE,
  },
  // Its multiples are drawn as in limbo: 99 % wherever one leaves, to a hundred-millionth.
  crash: arcadeFacts.limbo,
}
