import { present } from '@ronda/core'
import { sharedOf, type SharedPace, type SharedTitle } from '@ronda/games'
import { coinTable } from '../../server/test/kit/sharedTables.ts'

/** A table as it is told to the processes that run it. A comet takes as long as its curve says. */
export type TablePlan =
  | { readonly kind: 'coin'; readonly game: string; readonly pace: SharedPace & { readonly showMs: number } }
  | { readonly kind: 'comet'; readonly game: string; readonly pace: SharedPace }

/** In hundredths: it bursts within a second, so that many rounds can be played. */
const [BUST_MIN, BUSTS] = [101, 4]

/** The real comet, its curve and what it pays; only it never comes far. */
function cometTable(pace: SharedPace, gameCode: string): SharedTitle {
  const comet = present(sharedOf('RONDA_CRASH'), 'the comet')
  return { ...comet, gameCode, pace, rules: { ...comet.rules, draw: (rng) => ({ bust: BUST_MIN + rng(BUSTS) }) } }
}

export const openTables = (plans: readonly TablePlan[]): readonly SharedTitle[] =>
  plans.map((plan) => (plan.kind === 'coin' ? coinTable(plan.pace, plan.game) : cometTable(plan.pace, plan.game)))
