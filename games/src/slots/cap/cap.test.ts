import { minus, rational, toNumber, type Rational, type Rng } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { families, familyOf } from '../families/families.ts'
import { PROFILES } from '../families/family.ts'
import { lines } from '../lines/lines.ts'
import type { Mechanic, ModelHead, Proof } from '../mechanic.ts'
import { mechanicOf } from '../mechanics.ts'
import type { SlotModel } from '../model.ts'
import { parSheet } from '../proofs.ts'
import { winsOn } from '../reels/paying.ts'
import { freeSpinsProof } from '../reels/freeSpins/proof.ts'
import { columnAt } from '../reels/strips.ts'
import { small } from '../reels/testing/small.ts'
import { playRound, replayRound } from '../round.ts'
import { mostOfRounds, returnByPlaying, shareByPlaying } from '../testing/everyRound.ts'
import { feriaDeLuz } from '../titles/feriaDeLuz.ts'
import { highest } from '../towers/model.ts'
import { small as smallTowers } from '../towers/testing/small.ts'
import { towersProof } from '../towers/proof.ts'
import { towers } from '../towers/towers.ts'
import { brokenCaps, roundCapOf } from './caps.ts'

type Capped = Extract<SlotModel, { winMax?: number }>

const isCapped = (model: SlotModel): model is Capped => 'winMax' in model

const every = families.flatMap((family) =>
  PROFILES.map((profile) => ({ name: `${family.id} ${profile}`, family, profile, model: family.modelOf(profile, 7) })),
)
const capped = every.flatMap((one) => (isCapped(one.model) ? [{ ...one, model: one.model }] : []))

test('[SL28] the caps of the families, and no other family has one', () => {
  const caps = Object.fromEntries(
    families.flatMap(({ id, modelOf }) => {
      const models = PROFILES.map((profile) => modelOf(profile, 7))
      return models.some(isCapped) ? [[id, models.map((model) => (isCapped(model) ? model.winMax : undefined))]] : []
    }),
  )
  const usual = [2_500, 5_000, 25_000]
  expect(caps).toEqual({
    lines20: usual,
    growing10: usual,
    stacks40: usual,
    lines50: usual,
    wildTimes20: usual,
    buy20: usual,
    special10: usual,
    ways243: usual,
    ways1024: usual,
    ways4096: usual,
    towers: [10_000, 50_000, 100_000],
  })
  for (const { family, profile, model } of capped) expect(model.winMax).toBe(roundCapOf(family.id, profile))
  expect(feriaDeLuz.winMax).toBe(5_000)
})

const anyNonce = fc.nat()

/** Their best spins do not add up to the cap; or only with a special symbol that is not drawn here. */
const BELOW: ReadonlySet<string> = new Set([
  'lines20 low',
  'growing10 low',
  'ways1024 low',
  'ways4096 low',
  'special10 low',
])

describe.each(capped)('[SL28] a round of $name', ({ name, model }) => {
  test('pays what it would win, or exactly its cap, and then ends', () => {
    fc.assert(
      fc.property(anyNonce, fc.integer({ min: 1, max: 12 }), (nonce, winMax) => {
        const open = (): Rng => openStream({ serverSeed: 'ca'.repeat(32), clientSeed: model.id, nonce })
        const { winMax: _, ...before } = model
        const [whole, cut] = [playRound(before, 'spin', open()), playRound({ ...model, winMax }, 'spin', open())]
        const most = winMax * model.cost
        expect(cut.coins).toBe(Math.min(whole.coins, most))
        expect(cut.draws).toEqual(whole.draws.slice(0, cut.draws.length))
        expect(replayRound({ ...model, winMax }, 'spin', cut.draws)).toEqual(cut)
        expect(cut.spins.slice(0, -1)).toEqual(whole.spins.slice(0, cut.spins.length - 1))
        expect(cut.coins).toBe(cut.spins.reduce((sum, { coins }) => sum + coins, 0))
        for (const { coins, steps } of cut.spins) {
          expect(steps.reduce((sum, step) => sum + ('coins' in step ? step.coins : 0), 0)).toBe(coins)
        }
        if (whole.coins >= most) expect(cut.spins.at(-1)?.steps.at(-1)).toMatchObject({ type: 'pay' })
        else expect(cut).toEqual(whole)
      }),
      { numRuns: 200 },
    )
  })

  test('never pays more, even when every spin is the best one', () => {
    const most = (model.winMax ?? 0) * model.cost
    const { coins } = playBest(model)
    if (BELOW.has(name)) expect(coins).toBeLessThan(most)
    else expect(coins).toBe(most)
  })
})

/** First free spins up to the limit, then in all others the stops that pay most. */
function playBest(model: Capped): ReturnType<typeof playRound> {
  if (model.mechanic === 'towers') return playHighest(model)
  const opens = model.baseStrips.map((strip) => Math.max(0, strip.indexOf(1)))
  const script = model.mechanic === 'special' ? [...opens, 0] : [...opens]
  const again = model.freeStrips.map((strip) => Math.max(0, strip.indexOf(1)))
  const awarded = model.freeSpins[model.freeStrips.filter((strip) => strip.includes(1)).length] ?? 1
  for (let left = model.freeSpinsMax ?? 0; left > awarded; left -= awarded) script.push(...again)
  const best = bestStops(model)
  let taken = 0
  return playRound(model, 'spin', () => script[taken++] ?? best[(taken - 1 - script.length) % best.length] ?? 0)
}

/** The last height is the highest, and the symbol that pays most comes after wild and scatter. */
function playHighest(model: Extract<Capped, { mechanic: 'towers' }>): ReturnType<typeof playRound> {
  let [reel, left] = [0, 0]
  return playRound(model, 'spin', (below) => {
    if (left === 0) {
      left = highest(model)
      return below - 1
    }
    const [wild = 0, scatter = 0] = model.weights[reel] ?? []
    left -= 1
    if (left === 0) reel += 1
    return wild + scatter
  })
}

/** One reel after the other is turned to its best stop, from many stops. */
function bestStops(model: Exclude<Capped, { mechanic: 'towers' }>): readonly number[] {
  const coinsAt = (stops: readonly number[]): number =>
    winsOn(
      model,
      stops.map((stop, reel) => columnAt(model.freeStrips[reel] ?? [], model.rows, stop)),
    ).reduce((sum, { coins }) => sum + coins, 0)
  let best: readonly number[] = []
  const rng = openStream({ serverSeed: 'be'.repeat(32), clientSeed: 'best', nonce: 1 })
  for (let tries = 0; tries < 25; tries++) {
    let stops = model.freeStrips.map(({ length }) => rng(length))
    for (let round = 0; round < 3; round++) {
      model.freeStrips.forEach((strip, reel) => {
        for (const stop of strip.keys()) {
          const turned = stops.with(reel, stop)
          if (coinsAt(turned) > coinsAt(stops)) stops = turned
        }
      })
    }
    if (best.length === 0 || coinsAt(stops) > coinsAt(best)) best = stops
  }
  return best
}

describe('[SL29] what a cap takes away, and how often it is reached, is below what is stated', () => {
  function check<Model extends ModelHead & { readonly winMax?: number }>(
    mechanic: Mechanic<Model>,
    proof: Proof<Model>,
    model: Model,
  ): boolean {
    const { winMax: _, ...before } = model
    const { cap: stated, largestRoundWin, largestRoundRate, exactReturn } = proof.facts(model)
    const most = mostOfRounds(mechanic, model)
    const reached = shareByPlaying(mechanic, model, ({ coins }) => coins === most)
    // The stated return is that of the game without a cap: what is paid is less, by no more than the stated bound.
    const lost = minus(exactReturn, returnByPlaying(mechanic, model))
    expect(exactReturn).toEqual(returnByPlaying(mechanic, before as Model))
    expect(largestRoundWin).toEqual(rational(BigInt(most), BigInt(model.cost)))
    expectAtMost(reached, largestRoundRate)
    if (stated) expectAtMost(lost, stated.lossMax)
    else expect(lost).toEqual(rational(0n))
    return stated !== undefined
  }

  const expectAtMost = (value: Rational, most: Rational): void =>
    expect(minus(most, value).numerator >= 0n, `${toNumber(value)} and at most ${toNumber(most)}`).toBe(true)

  test('in any small game of free spins', () => {
    let caps = 0
    const strip = fc.array(fc.constantFrom(1, 2, 2), { minLength: 2, maxLength: 3 }).map((cells) => [...cells])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), strip, fc.integer({ min: 1, max: 4 }), (winMax, free, times) => {
        const model = { ...small, winMax, freeMultiplier: times, freeStrips: small.freeStrips.with(1, free) }
        if (check(lines, freeSpinsProof, model)) caps += 1
      }),
      { numRuns: 60 },
    )
    expect(caps).toBeGreaterThan(10)
  })

  test.each([1, 2, 4, 8, 16, 40])('in a small game of towers that ends at %d stakes', (winMax) => {
    expect(check(towers, towersProof, { ...smallTowers, winMax })).toBe(true)
  })
})

describe('[SL29] a title is refused', () => {
  test.each(every)('unless $name keeps the cap of its family', ({ family, profile, model }) => {
    expect(brokenCaps(family.id, profile, parSheet(model))).toEqual([])
  })

  const model = familyOf('lines20').modelOf('high', 7) as Capped

  test('without a cap that it needs', () => {
    const { winMax: _, ...before } = model
    expect(brokenCaps('lines20', 'high', parSheet(before))).toEqual([
      expect.stringMatching(/^a round can win \d+.* stakes, and may win no more than 25000$/),
    ])
  })

  test('with a cap above that of its family', () => {
    expect(brokenCaps('lines20', 'high', parSheet({ ...model, winMax: 25_001 }))).toHaveLength(1)
  })

  test('with a cap so low that the stated return would be too high', () => {
    expect(brokenCaps('lines20', 'high', parSheet({ ...model, winMax: 200 }))).toEqual([
      'its cap may take away more than one in 1000000000 of the stakes',
    ])
  })

  test.each([0, -1, 2.5])('with a cap of %d stakes, by the rules of its mechanic', (winMax) => {
    for (const { model: other } of capped) expect(mechanicOf(other).brokenRules({ ...other, winMax })).toHaveLength(1)
  })
})
