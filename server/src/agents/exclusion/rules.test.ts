import { days, hours, present } from '@ronda/core'
import { sharedOf } from '@ronda/games'
import { describe, expect, test } from 'vitest'
import { circlesOf, findCircles, type Passed } from './circularTransfer.ts'
import { byLine, type LookedBet } from './evidence.ts'
import { balanceOf, findOppositeSides, type SharedLook, type Tie } from './oppositeSides.ts'
import { findSameDevice } from './sameDevice.ts'
import { findSelfPlay, PERSONAL_DEVICE_MAX, type Sharer } from './selfPlay.ts'

const NOON_MS = Date.UTC(2027, 0, 6, 12)
let made = 0
function bet(changes: Partial<LookedBet> = {}): LookedBet {
  made += 1
  return {
    wallet: 1,
    operation: `round-${made}`,
    game: 'GAME',
    currency: 'USD',
    atMs: NOON_MS,
    validBet: 100n,
    line: ['low', 'top'],
    ...changes,
  }
}
const sharer = (account: string, changes: Partial<Sharer> = {}): Sharer => ({
  account,
  device: 'd1',
  seenAtMs: NOON_MS,
  accounts: 2,
  ...changes,
})

describe('[EX1] own play', () => {
  test.each([
    ['nothing in common', [], [], []],
    ['a browser of the nearest agent', [sharer('low')], [], [true]],
    ['a browser of an agent further up', [sharer('top')], [], [false]],
    ['a public browser', [sharer('low', { accounts: PERSONAL_DEVICE_MAX + 1 })], [], [false]],
    ['the largest personal browser', [sharer('low', { accounts: PERSONAL_DEVICE_MAX })], [], [true]],
    ['a payout account of an agent further up', [], ['top'], [true]],
    ['a browser of another member', [sharer('friend')], ['friend'], []],
  ])('%s', (_, sharers, payees, certain) => {
    expect(findSelfPlay({ bets: [bet()], sharers, payees }).map(({ isCertain }) => isCertain)).toEqual(certain)
  })

  test('only the bets below that agent are meant, after a move in the middle of a day', () => {
    const [before, after] = [bet({ line: ['other'] }), bet()]
    const [finding] = findSelfPlay({ bets: [before, after], sharers: [sharer('low')], payees: [] })
    expect(finding?.bets).toEqual([after])
  })
})

describe('[EX4] the same device', () => {
  const agentOf = new Map([
    ['ana', 'low'],
    ['ben', 'low'],
    ['eva', 'other'],
  ])
  test.each([
    ['two accounts', [sharer('ana')], 0],
    ['three accounts below one agent', [sharer('ana'), sharer('ben')], 1],
    ['two below one agent and one below another', [sharer('ana'), sharer('eva')], 0],
    ['two in one browser and two in another', [sharer('ana'), sharer('ben', { device: 'd2' })], 0],
    ['accounts in no line', [sharer('nobody'), sharer('noone')], 0],
  ])('%s', (_, sharers, count) => {
    const findings = findSameDevice({ bets: [bet()], sharers, agentOf })
    expect(findings).toHaveLength(count)
    expect(findings.every(({ isCertain }) => !isCertain)).toBe(true)
  })
})

const passed = (direction: 'up' | 'down', amount: bigint, afterMs: number): Passed => ({
  direction,
  amount,
  currency: 'USD',
  atMs: NOON_MS + afterMs,
})

describe('[EX3] money in a circle', () => {
  test.each([
    ['nothing came back', [passed('down', 100n, 0)], []],
    ['all came back', [passed('down', 100n, 0), passed('up', 100n, hours(1))], [[100n, 100n]]],
    ['four fifths came back', [passed('down', 100n, 0), passed('up', 80n, hours(1))], [[100n, 80n]]],
    ['less than four fifths came back', [passed('down', 100n, 0), passed('up', 79n, hours(1))], []],
    [
      'it came back in parts',
      [passed('down', 100n, 0), passed('up', 40n, hours(1)), passed('up', 45n, hours(2))],
      [[100n, 85n]],
    ],
    ['it came back on the next day', [passed('down', 100n, 0), passed('up', 100n, hours(25))], []],
    ['a member sends money of their own', [passed('up', 100n, 0)], []],
    [
      'two circles',
      [passed('down', 100n, 0), passed('up', 100n, 1), passed('down', 50n, 2), passed('up', 60n, 3)],
      [
        [100n, 100n],
        [50n, 60n],
      ],
    ],
  ])('%s', (_, transfers, circles) => {
    expect(circlesOf(transfers).map(({ sent, back }) => [sent, back])).toEqual(circles)
    expect(circlesOf(transfers.toReversed())).toEqual(circlesOf(transfers))
  })

  test('only turnover of at least what was sent, made meanwhile and in that currency, is a case', () => {
    const transfers = [passed('down', 100n, 0), passed('up', 100n, hours(2))]
    const within = bet({ atMs: NOON_MS + hours(1) })
    const others = [
      bet({ atMs: NOON_MS - 1 }),
      bet({ atMs: NOON_MS + hours(3) }),
      bet({ atMs: NOON_MS + 1, currency: 'EUR' }),
    ]
    expect(findCircles([within, ...others], transfers).flatMap(({ bets }) => bets)).toEqual([within])
    expect(findCircles([{ ...within, validBet: 99n }, ...others], transfers)).toEqual([])
  })
})

const rulesOf = (game: string) => present(sharedOf(game), game).rules
const ROULETTE = 'RONDA_LIVE_ROULETTE'

describe('[EX2] opposite sides', () => {
  const ticket = (chips: Record<string, number>, tie: Tie = 'own', account = 'me') => ({
    account,
    tie,
    staked: BigInt(Object.values(chips).reduce((sum, each) => sum + each, 0)) * 1_000n,
    bet: { chips },
  })
  const look = (tickets: SharedLook['tickets'], game = ROULETTE, number = 7): SharedLook => ({
    rules: rulesOf(game),
    game,
    number,
    bet: bet({ game }),
    tickets,
  })

  test.each([
    [ROULETTE, { red: 10, black: 10 }, 'certain'],
    [ROULETTE, { red: 10, black: 7 }, 'certain'],
    [ROULETTE, { red: 10, black: 5 }, 'likely'],
    [ROULETTE, { red: 10, black: 3 }, 'none'],
    [ROULETTE, { red: 10 }, 'none'],
    [ROULETTE, { red: 10, even: 10 }, 'none'],
    ['RONDA_LIVE_BACCARAT', { banker: 10, player: 10 }, 'certain'],
    ['RONDA_LIVE_BACCARAT', { banker: 10, tie: 1 }, 'none'],
    ['RONDA_LIVE_DRAGON_TIGER', { dragon: 5, tiger: 5 }, 'certain'],
    ['RONDA_LIVE_DRAGON_TIGER', { dragon: 5, tie: 5 }, 'none'],
    ['RONDA_LIVE_SICBO', { small: 5, big: 5 }, 'certain'],
    // At unequal odds something is at risk.
    ['RONDA_COCKFIGHT', { meron: 5, wala: 5 }, 'likely'],
    ['RONDA_COCKFIGHT', { meron: 5 }, 'none'],
  ])('%s, %o: opposite is %s', (game, chips, said) => {
    const [finding] = findOppositeSides([look([ticket(chips)], game)])
    expect(finding === undefined ? 'none' : finding.isCertain ? 'certain' : 'likely').toBe(said)
  })

  test.each<[string, Record<string, number>, Record<string, number>, string]>([
    ['as much as is laid on each', { meron: 60, wala: 60 }, { meron: 5, wala: 5 }, 'certain'],
    ['as much as is laid on each', { meron: 60, wala: 40 }, { meron: 6, wala: 4 }, 'certain'],
    ['alike on unlike sides', { meron: 70, wala: 40 }, { meron: 5, wala: 5 }, 'likely'],
    ['alike on very unlike sides', { meron: 84, wala: 16 }, { meron: 5, wala: 5 }, 'none'],
    ['one side', { meron: 60, wala: 60 }, { meron: 5 }, 'none'],
    // Too few players: both sides are paid at the odds.
    ['a pool that is not divided', { meron: 5 }, { meron: 5, wala: 5 }, 'likely'],
  ])('in a pool, %s: %o, of these %o: opposite is %s', (_, laid, chips, said) => {
    const heap = { players: 60, stakedUnits: 120, laid, carried: 0 }
    const [finding] = findOppositeSides([{ ...look([ticket(chips)], 'RONDA_COCKFIGHT_POOL'), heap }])
    expect(finding === undefined ? 'none' : finding.isCertain ? 'certain' : 'likely').toBe(said)
    expect(findOppositeSides([look([ticket(chips)], 'RONDA_COCKFIGHT_POOL')])).toEqual([])
  })

  test('it is the same in one bet and in several, and whichever round it was', () => {
    const rules = rulesOf(ROULETTE)
    const own = (chips: Record<string, number>) => ticket(chips)
    for (const number of [1, 2, 77]) {
      expect(balanceOf(rules, number, [own({ red: 10 }), own({ black: 10 })], 25n)).toBe(
        balanceOf(rules, number, [own({ red: 10, black: 10 })], 25n),
      )
    }
  })

  test.each<[string, Tie, number, number]>([
    ['another account in the same browser, once', 'device', 1, 1],
    ['another account below the same agent, twice', 'line', 2, 0],
    ['another account below the same agent, three times', 'line', 3, 1],
  ])('with %s', (_, tie, rounds, found) => {
    const looks = Array.from({ length: rounds }, (__, at) =>
      look([ticket({ red: 10 }), ticket({ black: 10 }, tie, 'mate')], ROULETTE, at + 1),
    )
    const findings = findOppositeSides(looks)
    expect(findings.map(({ isCertain, bets }) => [isCertain, bets.length])).toEqual(
      found === 0 ? [] : [[false, rounds]],
    )
  })

  test('who is tied with somebody who takes both sides alone is not meant', () => {
    expect(findOppositeSides([look([ticket({ red: 1 }), ticket({ red: 10, black: 10 }, 'device', 'mate')])])).toEqual(
      [],
    )
  })
})

test('bets of two lines and of two currencies are cases of their own', () => {
  const bets = [bet(), bet({ line: ['other'] }), bet({ currency: 'EUR' }), bet({ atMs: NOON_MS + days(1) })]
  const findings = byLine({ reason: 'self_play', isCertain: true, bets, facts: [] })
  expect(findings.map((each) => each.bets.length)).toEqual([2, 1, 1])
})
