import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAdmissionQueue, AdmissionRules, type AdmissionOptions } from './admissionQueue.ts'

const options: AdmissionOptions = {
  perSecond: 10,
  reservedPart: 0.3,
  networkPart: 0.5,
  atOnceMax: 1_000,
  waitMsMax: 4_000,
  perNetworkMax: 20,
  waitingMax: 200,
}

type Entry = { readonly network: string; readonly atMs: number; readonly isKnown: boolean }
type Wave = { readonly network: string; readonly perSecond: number; readonly isKnown?: boolean }

type Outcome = Entry & { readonly end: 'in' | 'late' | 'full'; readonly waitedMs: number }

/** Lets waves of callers arrive evenly for `forMs`, and returns the outcome of each. */
function run(waves: readonly Wave[], forMs: number, over: Partial<AdmissionOptions> = {}): readonly Outcome[] {
  const rules = new AdmissionRules<Entry>({ ...options, ...over }, 0)
  const outcomes: Outcome[] = []
  const end = (entry: Entry, how: Outcome['end'], nowMs: number): void =>
    void outcomes.push({ ...entry, end: how, waitedMs: nowMs - entry.atMs })
  function arrive(entry: Entry): void {
    const { isIn, evicted } = rules.enqueue(entry, entry, entry.atMs)
    if (!isIn) end(entry, 'full', entry.atMs)
    if (evicted) end(evicted, 'full', entry.atMs)
  }
  for (let nowMs = 0; nowMs < forMs + 10_000; nowMs += 10) {
    for (const { network, perSecond, isKnown = false } of waves) {
      const due = Math.floor(((nowMs + 10) * perSecond) / 1_000) - Math.floor((nowMs * perSecond) / 1_000)
      for (let each = 0; each < due && nowMs < forMs; each += 1) arrive({ network, atMs: nowMs, isKnown })
    }
    const { admitted, late } = rules.step(nowMs)
    for (const entry of admitted) end(entry, 'in', nowMs)
    for (const entry of late) end(entry, 'late', nowMs)
    admitted.forEach(() => rules.release())
  }
  return outcomes
}

const of = (outcomes: readonly Outcome[], network: string) => outcomes.filter((each) => each.network === network)
const partIn = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ end }) => end === 'in').length / outcomes.length

test('a flood from one network does not delay another', () => {
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

test('one network gets no more than its share, even when no other asks', () => {
  const admitted = run([{ network: 'flood', perSecond: 60 }], 60_000).filter(({ end }) => end === 'in')
  expect(admitted.length).toBeLessThanOrEqual(10 * 0.5 * 65)
})

test('a part is reserved for known callers, however many unknown networks ask', () => {
  const unknownNetworks = Array.from({ length: 100 }, (_, at) => ({ network: `unknown ${at}`, perSecond: 2 }))
  const outcomes = run([...unknownNetworks, { network: 'home', perSecond: 2, isKnown: true }], 30_000)
  expect(partIn(of(outcomes, 'home'))).toBe(1)
  expect(Math.max(...of(outcomes, 'home').map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(1_000)
})

test('known callers are not kept out by unknown callers of their own network', () => {
  const flood = { network: 'campus', perSecond: 60 }
  const outcomes = run([flood, { network: 'campus', perSecond: 1, isKnown: true }], 30_000)
  expect(partIn(outcomes.filter(({ isKnown }) => isKnown))).toBe(1)
})

test('unknown callers are not kept out by known callers', () => {
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

test('in any order, at most two seconds’ worth are admitted in a second, and every call is answered once', () => {
  fc.assert(
    fc.property(waves, (each) => {
      const outcomes = run(each, 5_000)
      const passed = outcomes.filter(({ end }) => end === 'in').map(({ atMs, waitedMs }) => atMs + waitedMs)
      for (const from of passed) {
        expect(passed.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(2 * options.perSecond)
      }
      const arrived = each.reduce((sum, { perSecond }) => sum + perSecond * 5, 0)
      expect(outcomes).toHaveLength(arrived)
      expect(outcomes.every(({ end, waitedMs }) => end !== 'in' || waitedMs < options.waitMsMax)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('unknown callers of two networks that both ask for too much get equal shares', () => {
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
      // Of seventy each; the first to arrive may find a second's worth free.
      expect(Math.abs(admitted('a') - admitted('b'))).toBeLessThanOrEqual(7)
    }),
    { numRuns: 20 },
  )
})

test('never more calls run at once than the limit', () => {
  const rules = new AdmissionRules<number>({ ...options, atOnceMax: 3, networkPart: 1 }, 0)
  for (let at = 0; at < 10; at += 1) rules.enqueue(at, { network: 'a', isKnown: false }, 0)
  expect(rules.step(0).admitted).toEqual([0, 1, 2])
  expect(rules.step(100).admitted).toEqual([])
  rules.release()
  expect(rules.step(200).admitted).toEqual([3])
})

test('a clock that is set back delays callers only briefly', () => {
  const rules = new AdmissionRules<number>({ ...options, perSecond: 1, reservedPart: 0, networkPart: 1 }, 10_000)
  for (let at = 0; at < 3; at += 1) rules.enqueue(at, { network: 'a', isKnown: false }, 10_000)
  expect(rules.step(10_000).admitted).toEqual([0])
  expect(rules.step(1_000).admitted).toEqual([])
  rules.step(2_000)
  expect(rules.step(3_000).late).toEqual([])
  expect(rules.waiting).toBe(1)
})

test('a caller who disconnects while waiting takes no place', async () => {
  const admissionQueue = openAdmissionQueue({ ...options, atOnceMax: 1, networkPart: 1 })
  expect(await admissionQueue.acquire({ network: 'a', isKnown: false })).toBe('in')
  const disconnected = new AbortController()
  const waiting = admissionQueue.acquire({ network: 'b', isKnown: false }, disconnected.signal)
  const next = admissionQueue.acquire({ network: 'c', isKnown: false })
  disconnected.abort()
  expect(await waiting).toBe('late')
  admissionQueue.release()
  expect(await next).toBe('in')
})
