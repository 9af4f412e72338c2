import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTurnstile, TurnstileRules, type TurnstileOptions } from './turnstile.ts'

const options: TurnstileOptions = {
  perSecond: 10,
  reservedPart: 0.3,
  networkPart: 0.5,
  atOnceMax: 1_000,
  waitMsMax: 4_000,
  perNetworkMax: 20,
  waitingMax: 200,
}

type Ticket = { readonly network: string; readonly atMs: number; readonly isKnown: boolean }
type Wave = { readonly network: string; readonly perSecond: number; readonly isKnown?: boolean }

type Outcome = Ticket & { readonly end: 'in' | 'late' | 'full'; readonly waitedMs: number }

/** Lets waves of visitors come for so many seconds, each wave evenly, and tells what became of everybody. */
function run(waves: readonly Wave[], forMs: number, over: Partial<TurnstileOptions> = {}): readonly Outcome[] {
  const rules = new TurnstileRules<Ticket>({ ...options, ...over }, 0)
  const outcomes: Outcome[] = []
  const end = (ticket: Ticket, how: Outcome['end'], nowMs: number): void =>
    void outcomes.push({ ...ticket, end: how, waitedMs: nowMs - ticket.atMs })
  function come(ticket: Ticket): void {
    const { isIn, evicted } = rules.arrive(ticket, ticket, ticket.atMs)
    if (!isIn) end(ticket, 'full', ticket.atMs)
    if (evicted) end(evicted, 'full', ticket.atMs)
  }
  for (let nowMs = 0; nowMs < forMs + 10_000; nowMs += 10) {
    for (const { network, perSecond, isKnown = false } of waves) {
      const due = Math.floor(((nowMs + 10) * perSecond) / 1_000) - Math.floor((nowMs * perSecond) / 1_000)
      for (let each = 0; each < due && nowMs < forMs; each += 1) come({ network, atMs: nowMs, isKnown })
    }
    const { admitted, late } = rules.step(nowMs)
    for (const ticket of admitted) end(ticket, 'in', nowMs)
    for (const ticket of late) end(ticket, 'late', nowMs)
    admitted.forEach(() => rules.leave())
  }
  return outcomes
}

const of = (outcomes: readonly Outcome[], network: string) => outcomes.filter((each) => each.network === network)
const partIn = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ end }) => end === 'in').length / outcomes.length

test('a flood from one network does not keep another waiting', () => {
  const outcomes = run(
    [
      { network: 'flood', perSecond: 60 },
      { network: 'honest', perSecond: 2 },
    ],
    60_000,
  )
  const honest = of(outcomes, 'honest')
  expect(honest).toHaveLength(120)
  expect(partIn(honest)).toBe(1)
  expect(Math.max(...honest.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(300)
})

test('one network has no more than its share, even when nobody else comes', () => {
  const admitted = run([{ network: 'flood', perSecond: 60 }], 60_000).filter(({ end }) => end === 'in')
  expect(admitted.length).toBeLessThanOrEqual(10 * 0.5 * 65)
})

test('a part is kept for those who are known, however many strange networks come', () => {
  const crowd = Array.from({ length: 100 }, (_, at) => ({ network: `strange ${at}`, perSecond: 2 }))
  const outcomes = run([...crowd, { network: 'home', perSecond: 2, isKnown: true }], 30_000)
  expect(partIn(of(outcomes, 'home'))).toBe(1)
  expect(Math.max(...of(outcomes, 'home').map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(1_000)
})

test('those who are known are not shut out by strangers of their own network', () => {
  const flood = { network: 'campus', perSecond: 60 }
  const outcomes = run([flood, { network: 'campus', perSecond: 1, isKnown: true }], 30_000)
  expect(partIn(outcomes.filter(({ isKnown }) => isKnown))).toBe(1)
})

test('strangers are not shut out by those who are known', () => {
  const known = Array.from({ length: 50 }, (_, at) => ({ network: `home ${at}`, perSecond: 2, isKnown: true }))
  const outcomes = run([...known, { network: 'new', perSecond: 1 }], 30_000)
  expect(partIn(of(outcomes, 'new'))).toBe(1)
})

const waves = fc.array(
  fc.record({
    network: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    perSecond: fc.integer({ min: 1, max: 40 }),
    isKnown: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)

test('however they come, never more than two seconds’ worth pass in a second, and everybody is answered once', () => {
  fc.assert(
    fc.property(waves, (each) => {
      const outcomes = run(each, 5_000)
      const passed = outcomes.filter(({ end }) => end === 'in').map(({ atMs, waitedMs }) => atMs + waitedMs)
      for (const from of passed) {
        expect(passed.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(2 * options.perSecond)
      }
      const came = each.reduce((sum, { perSecond }) => sum + perSecond * 5, 0)
      expect(outcomes).toHaveLength(came)
      expect(outcomes.every(({ end, waitedMs }) => end !== 'in' || waitedMs < options.waitMsMax)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('strangers of two networks that both ask for too much get the same, whoever shouts louder', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 100 }), fc.integer({ min: 10, max: 100 }), (one, other) => {
      const outcomes = run(
        [
          { network: 'a', perSecond: one },
          { network: 'b', perSecond: other },
        ],
        20_000,
      )
      const admitted = (network: string): number => of(outcomes, network).filter(({ end }) => end === 'in').length
      // Of seventy each; whoever comes first may find a second's worth free.
      expect(Math.abs(admitted('a') - admitted('b'))).toBeLessThanOrEqual(7)
    }),
    { numRuns: 20 },
  )
})

test('never more are inside at once than may be', () => {
  const rules = new TurnstileRules<number>({ ...options, atOnceMax: 3, networkPart: 1 }, 0)
  for (let at = 0; at < 10; at += 1) rules.arrive(at, { network: 'a', isKnown: false }, 0)
  expect(rules.step(0).admitted).toEqual([0, 1, 2])
  expect(rules.step(100).admitted).toEqual([])
  rules.leave()
  expect(rules.step(200).admitted).toEqual([3])
})

test('a clock that is set back stops nobody for long', () => {
  const rules = new TurnstileRules<number>({ ...options, perSecond: 1, reservedPart: 0, networkPart: 1 }, 10_000)
  for (let at = 0; at < 3; at += 1) rules.arrive(at, { network: 'a', isKnown: false }, 10_000)
  expect(rules.step(10_000).admitted).toEqual([0])
  expect(rules.step(1_000).admitted).toEqual([])
  rules.step(2_000)
  expect(rules.step(3_000).late).toEqual([])
  expect(rules.waiting).toBe(1)
})

test('who goes before being let in takes nobody’s place', async () => {
  const turnstile = openTurnstile({ ...options, atOnceMax: 1, networkPart: 1 })
  expect(await turnstile.enter({ network: 'a', isKnown: false })).toBe('in')
  const gone = new AbortController()
  const waiting = turnstile.enter({ network: 'b', isKnown: false }, gone.signal)
  const next = turnstile.enter({ network: 'c', isKnown: false })
  gone.abort()
  expect(await waiting).toBe('late')
  turnstile.leave()
  expect(await next).toBe('in')
})
