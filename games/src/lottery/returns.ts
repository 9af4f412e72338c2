import { rational, type Rational } from '@ronda/core'
import { WHOLE } from '../tables/rules.ts'
import { digitKinds } from './digits/digits.ts'
import { fourDKinds } from './fourD/fourD.ts'
import { kenoKinds } from './keno/keno80.ts'
import type { Line } from './lines.ts'
import { LOTTO_DRAWN, LOTTO_PART } from './lotto/lotto.ts'
import type { Kind } from './lottery.ts'
import { isBalls } from './picks.ts'
import { vnKinds, vnModels } from './vn/vn.ts'

type LineKind = Pick<Kind<unknown>, 'isPick' | 'most' | 'returned'>

/** This part of the stakes on a pool is paid out eventually; to whom is decided by the draws. */
const sixOf = (balls: number): Readonly<Record<string, LineKind>> => ({
  six: {
    isPick: (pick) => isBalls(pick, LOTTO_DRAWN, balls),
    // A part of all stakes, which has no bound.
    most: () => 0,
    returned: () => rational(BigInt(LOTTO_PART), BigInt(WHOLE)),
  },
})

const KINDS: Readonly<Record<string, Readonly<Record<string, LineKind>>>> = {
  vnNorth: vnKinds(vnModels.vnNorth),
  vnCentral: vnKinds(vnModels.vnCentral),
  vnSouth: vnKinds(vnModels.vnSouth),
  sea4d: fourDKinds,
  keno80: kenoKinds,
  lotto45: sixOf(45),
  lotto55: sixOf(55),
  elott1: digitKinds,
  elott3: digitKinds,
  elott5: digitKinds,
}

type Written = Pick<Line, 'kind' | 'pick'>

function kindOf(rules: string, { kind, pick }: Written): LineKind | undefined {
  const kinds = KINDS[rules] ?? {}
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return found?.isPick(pick) === true ? found : undefined
}

/** The expected return of a line, exactly, as a part of its cost; undefined where a lottery has no such line. */
export const returnOnLine = (rules: string, line: Written): Rational | undefined =>
  kindOf(rules, line)?.returned(line.pick)

/** The most that a unit on a line pays, in ten-thousandths of it; 0 where prizes are shared. */
export const mostOnLine = (rules: string, line: Written): number | undefined => kindOf(rules, line)?.most(line.pick)
