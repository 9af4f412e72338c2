import type { TeamFigures, TeamRow, TeamScope } from '@ronda/contract'

/** What the members won less what they staked: above zero they won. */
export const resultOf = ({ staked, won }: Pick<TeamFigures, 'staked' | 'won'>): bigint => won - staked

export const FIGURE_NAMES = ['bets', 'valid', 'staked', 'won', 'result', 'deposited', 'withdrawn', 'promoted'] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

export const figureOf = (figures: TeamFigures, name: Exclude<FigureName, 'bets'>): bigint =>
  name === 'result' ? resultOf(figures) : figures[name]

/**
 * The figures of a row. An agent among the direct downlines stands for everybody below them too; in a list of the whole
 * team those have rows of their own.
 */
export function rowFigures({ own, team }: Pick<TeamRow, 'own' | 'team'>, scope: TeamScope): TeamFigures {
  if (scope === 'team' || team === null) return own
  return {
    bets: own.bets + team.bets,
    valid: own.valid + team.valid,
    staked: own.staked + team.staked,
    won: own.won + team.won,
    deposited: own.deposited + team.deposited,
    withdrawn: own.withdrawn + team.withdrawn,
    promoted: own.promoted + team.promoted,
  }
}

/** Each day with its result and the results up to it. */
export function runningResults<Day extends Pick<TeamFigures, 'staked' | 'won'>>(
  days: readonly Day[],
): readonly (Day & { readonly result: bigint; readonly total: bigint })[] {
  let total = 0n
  return days.map((day) => {
    const result = resultOf(day)
    total += result
    return { ...day, result, total }
  })
}
