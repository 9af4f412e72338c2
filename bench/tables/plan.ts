import { present } from '@ronda/core'
import { sharedOf, type SharedPace, type SharedTitle } from '@ronda/games'
import { coinTable } from '../../server/test/kit/sharedTables.ts'

/** A table as described to the processes that run it. The length of a crash round follows from its curve. */
export type TablePlan =
  | { readonly kind: 'coin'; readonly game: string; readonly pace: SharedPace & { readonly showMs: number } }
  | { readonly kind: 'crash'; readonly game: string; readonly pace: SharedPace }

/** In hundredths: it bursts within a second, so that many rounds can be played. */
const [BUST_MIN, BUSTS] = [101, 4]

/** The real crash game with its curve and payouts; only its multiple stays low. */
function crashTable(pace: SharedPace, gameCode: string): SharedTitle {
  const crash = present(sharedOf('RONDA_CRASH'), 'the crash game')
  return { ...crash, gameCode, pace, rules: { ...crash.rules, draw: (rng) => ({ bust: BUST_MIN + rng(BUSTS) }) } }
}

export const openTables = (plans: readonly TablePlan[]): readonly SharedTitle[] =>
  plans.map((plan) => (plan.kind === 'coin' ? coinTable(plan.pace, plan.game) : crashTable(plan.pace, plan.game)))
