/** What happens to the stake after a round: it stays, goes back to the first, or moves one step up or down. */
export const CHANGES = ['keep', 'reset', 'up', 'down'] as const
export type Change = (typeof CHANGES)[number]

export type AutoPlan = {
  /** How many rounds; undefined means until something else stops it. */
  readonly rounds: number | undefined
  readonly onWin: Change
  readonly onLoss: Change
  /** Stops once this much has been gained since the beginning. */
  readonly stopProfit: bigint | undefined
  /** Stops before a round could lose more than this in all. This limit is required. */
  readonly stopLoss: bigint
  /** Stops after a single round that won this much. */
  readonly stopWin: bigint | undefined
  /** Stops when a feature began, so that the player sees it. */
  readonly stopsAtFeature: boolean
}

/** A run of automatic rounds: the plan, the stake it began with, what is left to play and the net result so far. */
export type AutoRun = {
  readonly plan: AutoPlan
  readonly first: bigint
  readonly left: number | undefined
  readonly net: bigint
}

/** `away`: the page is hidden. */
export type AutoEnd = 'rounds' | 'profit' | 'loss' | 'win' | 'feature' | 'away'

export function beginAuto(plan: AutoPlan, stake: bigint): AutoRun {
  return { plan, first: stake, left: plan.rounds, net: 0n }
}

export type Result = { readonly staked: bigint; readonly win: bigint; readonly isFeature?: boolean }
export type Ladder = { readonly stake: bigint; readonly stakes: readonly bigint[] }

function changed(change: Change, { first }: AutoRun, { stake, stakes }: Ladder): bigint {
  const at = stakes.indexOf(stake)
  if (change === 'reset') return first
  if (change === 'up') return stakes[at + 1] ?? stake
  return change === 'down' ? (stakes[at - 1] ?? stake) : stake
}

export type AutoNext =
  | { readonly is: 'on'; readonly run: AutoRun; readonly stake: bigint }
  | { readonly is: 'over'; readonly end: AutoEnd; readonly net: bigint }

/**
 * After a round: whether another follows, and at which stake. A win equal to the stake counts as neither win nor loss.
 */
export function nextAuto(run: AutoRun, { staked, win, isFeature = false }: Result, ladder: Ladder): AutoNext {
  const { plan } = run
  const net = run.net + win - staked
  const left = run.left === undefined ? undefined : run.left - 1
  if (plan.stopProfit !== undefined && net >= plan.stopProfit) return { is: 'over', end: 'profit', net }
  if (-net >= plan.stopLoss) return { is: 'over', end: 'loss', net }
  if (plan.stopWin !== undefined && win >= plan.stopWin) return { is: 'over', end: 'win', net }
  if (plan.stopsAtFeature && isFeature) return { is: 'over', end: 'feature', net }
  if (left === 0) return { is: 'over', end: 'rounds', net }
  const change = win > staked ? plan.onWin : win < staked ? plan.onLoss : 'keep'
  const stake = changed(change, run, ladder)
  if (stake - net > plan.stopLoss) return { is: 'over', end: 'loss', net }
  return { is: 'on', run: { ...run, left, net }, stake }
}
