/** What becomes of the stake after a round: it stays, goes back to the first, or a step up or down of those offered. */
export const CHANGES = ['keep', 'reset', 'up', 'down'] as const
export type Change = (typeof CHANGES)[number]

export type AutoPlan = {
  /** How many rounds; undefined goes on until something else stops it. */
  readonly rounds: number | undefined
  readonly onWin: Change
  readonly onLoss: Change
  /** Stops once so much has been gained since the beginning. */
  readonly stopProfit: bigint | undefined
  /** Stops before a round could lose more than this in all. Nobody plays without this bound. */
  readonly stopLoss: bigint
  /** Stops at a single round that won so much. */
  readonly stopWin: bigint | undefined
  /** Stops when a feature began: who plays wants to have seen it. */
  readonly stopsAtFeature: boolean
}

/** Rounds that play themselves: the plan, the stake it began with, what is left to play and what came of it so far. */
export type AutoRun = {
  readonly plan: AutoPlan
  readonly first: bigint
  readonly left: number | undefined
  readonly net: bigint
}

/** `away`: the page is not in sight any more. */
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

/** After a round: whether another follows, and for how much. A round that gave back its stake counts as neither. */
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
