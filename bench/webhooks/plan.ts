import { randomInt } from 'node:crypto'

/** An event at the provider: a deposit is paid, or its payer charges it back. */
export type Happening = { readonly deposit: number; readonly state: 'paid' | 'reversed' }

export type PlannedNotice = { readonly about: number; readonly kind: 'honest' | 'changed' }

/** A step of the run: an event, if there is one, then the notice that is sent, if there is one. */
export type Step = { readonly happens?: Happening; readonly notice?: PlannedNotice }

export type Plan = {
  readonly steps: readonly Step[]
  readonly deposits: number
  readonly doubled: number
  readonly late: number
}

const DOUBLED = 0.3
const LATE = 0.2
const CHANGED = 0.02
/** The part of the deposits that are charged back some steps later. */
const REVERSED = 0.1
const LATE_STEPS_MAX = 300

const chance = (share: number): boolean => randomInt(1_000_000) < share * 1_000_000

/** The events at the provider, in order: each deposit is paid, and some are charged back later. */
function makeHappenings(count: number): readonly Happening[] {
  const placed: { readonly at: number; readonly happening: Happening }[] = []
  for (let deposit = 0; placed.length < count; deposit++) {
    placed.push({ at: deposit, happening: { deposit, state: 'paid' } })
    if (!chance(REVERSED)) continue
    placed.push({ at: deposit + randomInt(5, LATE_STEPS_MAX), happening: { deposit, state: 'reversed' } })
  }
  return placed.toSorted((left, right) => left.at - right.at).map(({ happening }) => happening)
}

/** A plan of this many notices. A late one is sent after others that were written later; a duplicate is sent twice. */
export function makePlan(count: number): Plan {
  const happenings = makeHappenings(Math.round(count * (1 - DOUBLED - CHANGED)))
  const placed: { readonly at: number; readonly step: Step }[] = []
  let late = 0
  happenings.forEach((happens, at) => {
    const notice = { about: happens.deposit, kind: 'honest' as const }
    if (!chance(LATE)) return placed.push({ at, step: { happens, notice } })
    late++
    placed.push({ at, step: { happens } })
    return placed.push({ at: at + randomInt(2, LATE_STEPS_MAX), step: { notice } })
  })
  const more = (kind: PlannedNotice['kind'], share: number): number => {
    const wanted = Math.round(count * share)
    for (let made = 0; made < wanted; made++) {
      const at = randomInt(happenings.length)
      const about = happenings[at]?.deposit ?? 0
      placed.push({ at: at + randomInt(1, LATE_STEPS_MAX), step: { notice: { about, kind } } })
    }
    return wanted
  }
  const doubled = more('honest', DOUBLED)
  more('changed', CHANGED)
  const steps = placed.toSorted((left, right) => left.at - right.at).map(({ step }) => step)
  return { steps, deposits: happenings.filter(({ state }) => state === 'paid').length, doubled, late }
}
