import { present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { finish } from '../../src/play/sportsDesk/decide.actions.ts'
import { carryOut } from '../../src/play/sports/correct.actions.ts'
import type { StoredMatch } from '../../src/play/sports/match.sql.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { messagesOf } from '../kit/inboxEvents.ts'
import { killEverywhere, uncaught } from '../kit/killed.ts'
import {
  betOf,
  betOn,
  moveMatch,
  naivePaid,
  openMatch,
  openMatches,
  placeOn,
  playOut,
  resultBet,
  resultLeg,
  stepLeague,
} from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { approveChange, askToApprove, askToPropose, preview, proposeChange, traded, trader } from '../kit/trading.ts'

let server: League['server']
let owner: League['owner']
let cash: League['cash']
let ana: Visitor
let eva: Visitor

const RESULT = 'result:goals:match'

beforeAll(async () => {
  const league = await openLeague()
  ;({ server, owner, cash } = league)
  ;[ana, eva] = [await trader(server), await trader(server, 'supervisora')]
  return league.close
})

/** Three bets on a match, one on each result: whatever happens, one of them wins. */
async function threeBets(who: Owner, match: StoredMatch, stake: number): Promise<readonly string[]> {
  const ids: string[] = []
  for (const choice of ['home', 'draw', 'away'] as const) {
    const placed = await placeOn(who.visitor, resultBet(match, choice, units(stake)))
    if (placed.kind === 'placed') ids.push(placed.bet.id)
  }
  expect(ids).toHaveLength(3)
  return ids
}

const winnerOf = (match: StoredMatch): number =>
  match.homeScore === match.awayScore ? 1 : (match.homeScore ?? 0) > (match.awayScore ?? 0) ? 0 : 2

/** Proposed by one of the staff and approved by another. */
async function decide(change: Parameters<typeof proposeChange>[1]) {
  return approveChange(eva, await proposeChange(ana, change))
}

type Counted = {
  readonly corrections: number
  readonly moved: bigint
  readonly writtenOff: bigint
  readonly off: bigint
}

/** What the corrections of a decision have in common with the sums that they come from. */
async function sumsOf(id: string): Promise<Counted> {
  const { rows } = await server.db.read((tx) =>
    sql<Counted>`
      select count(*)::int as corrections, coalesce(sum(moved), 0)::bigint as moved,
        coalesce(sum(written_off), 0)::bigint as "writtenOff",
        coalesce(sum(moved - written_off - (paid - was)), 0)::bigint as off
      from sports_correction where decision = ${id}`.execute(tx),
  )
  return present(rows[0], 'the sums')
}

describe('bets that are void by two of the staff', () => {
  test('[SP32] whoever proposes cannot approve; then stakes come back, with reason and clause', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const before = await cash(who)
    const [id = ''] = await threeBets(who, match, 10)
    const change = { match: match.number, cause: 'void', voidReason: 'wrongTerms' } as const
    const effects = await preview(ana, change)
    expect(effects).toMatchObject([{ currency: 'USD', open: 3, stakes: units(30), paid: units(30), corrected: 0 }])
    const decision = await proposeChange(ana, change)
    // Nothing is added to what the other person is shown.
    expect((await traded(ana, match.number)).suspensions).toHaveLength(1)
    expect(await askToApprove(ana, decision)).toMatchObject({ body: { code: 'sports.same_person' } })
    expect(await cash(who)).toBe(before - BigInt(units(30)))
    const done = await approveChange(eva, decision)
    expect(done).toMatchObject({ state: 'done', effects, decidedBy: 'supervisora' })
    expect(await cash(who)).toBe(before)
    expect(await betOf(who.visitor, 'settled', id)).toMatchObject({
      legs: [{ void: { reason: 'wrongTerms', clause: 'SB26' }, parts: [{ grade: 'void' }] }],
      payments: [{ paid: units(10), validBet: '0', corrections: [] }],
    })
    expect(
      await ana.ask('POST', '/api/v1/office/sports/resume', { match: match.number, market: null, reason: 'No way' }),
    ).toMatchObject({
      body: { code: 'sports.voided' },
    })
  })

  test('[SP32] one market alone; the match is played, and a multiple waits for its other leg', async () => {
    const who = await owner()
    const [match, other] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
    const placed = await placeOn(who.visitor, betOn([resultLeg(match, 'home'), resultLeg(other, 'home')], units(4)))
    const id = placed.kind === 'placed' ? placed.bet.id : ''
    await decide({ match: match.number, market: RESULT, cause: 'void', voidReason: 'cancelled' })
    expect((await betOf(who.visitor, 'open', id)).payments).toEqual([])
    const over = await playOut(server, match.number)
    expect(over).toMatchObject({ phase: 'settled', voidReason: null })
    const after = await playOut(server, other.number)
    const won = (after.homeScore ?? 0) > (after.awayScore ?? 0)
    const paid = won ? (BigInt(units(4)) * BigInt(resultLeg(other, 'home').price)) / 1_000n : 0n
    const [payment] = (await betOf(who.visitor, 'settled', id)).payments
    expect(BigInt(payment?.paid ?? '-1')).toBe(paid - (paid % 1_000n))
  })

  test('[SP32] where it would do something else by now, nothing is decided', async () => {
    const who = await owner()
    const match = await openMatch(server)
    await threeBets(who, match, 3)
    const decision = await proposeChange(ana, { match: match.number, cause: 'void', voidReason: 'cancelled' })
    await playOut(server, match.number)
    expect(await askToApprove(eva, decision)).toMatchObject({ body: { code: 'sports.figures_changed' } })
    expect((await traded(ana, match.number)).voids).toEqual([])
  })

  test('[SP32] one decision about a match at a time, and two who approve it at once do it once', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const before = await cash(who)
    await threeBets(who, match, 5)
    const change = { match: match.number, cause: 'void', voidReason: 'cancelled' } as const
    const decision = await proposeChange(ana, change)
    expect(await askToPropose(eva, change)).toMatchObject({ body: { code: 'sports.decision_open' } })
    const answers = await Promise.all([1, 2, 3].map(() => askToApprove(eva, decision)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await cash(who)).toBe(before)
  })
})

describe('settled again', () => {
  test('[SP33] a void that was wrong: the difference is paid once, and the member reads why', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const ids = await threeBets(who, match, 10)
    await decide({ match: match.number, cause: 'void', voidReason: 'cancelled' })
    expect(await askToPropose(ana, { match: match.number, cause: 'unvoid' })).toMatchObject({
      body: { code: 'sports.unsettled' },
    })
    const over = await playOut(server, match.number)
    const voided = await cash(who)
    const effects = await preview(ana, { match: match.number, cause: 'unvoid' })
    const done = await decide({ match: match.number, cause: 'unvoid' })
    const won = present(ids[winnerOf(over)], 'the bet that wins')
    const paid = await naivePaid(server, who.memberWallets.cash, won)
    expect((await cash(who)) - voided).toBe(paid - BigInt(units(30)))
    expect(done.effects).toEqual(effects)
    const [effect] = effects
    const sums = await sumsOf(done.id)
    expect(sums).toEqual({ corrections: 3, moved: paid - BigInt(units(30)), writtenOff: 0n, off: 0n })
    expect(BigInt(effect?.gained ?? '0') - BigInt(effect?.taken ?? '0')).toBe(sums.moved)
    const { payments, legs } = await betOf(who.visitor, 'settled', won)
    expect(legs).toMatchObject([{ void: null, parts: [{ grade: 'win' }] }])
    expect(payments).toMatchObject([
      { paid: `${paid}`, corrections: [{ version: 1, cause: 'unvoid', was: units(10), paid: `${paid}` }] },
    ])
    const messages = await messagesOf(server, who.visitor)
    expect(messages.map(({ event }) => event).toSorted()).toEqual([
      'adjustment.betCredited',
      'adjustment.betDebited',
      'adjustment.betDebited',
    ])
  })

  test('[SP34] what was spent is not taken: no balance goes below zero, and the rest is written off', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const ids = await threeBets(who, match, 10)
    const over = await playOut(server, match.number)
    const won = present(ids[winnerOf(over)], 'the bet that wins')
    const paid = await naivePaid(server, who.memberWallets.cash, won)
    // The two that lost get their stakes back first or last: less than what the winner was paid too much.
    await leaveWith(server, who, 0)
    const done = await decide({ match: match.number, cause: 'void', voidReason: 'lateBet' })
    const { writtenOff, moved, off } = await sumsOf(done.id)
    expect(off).toBe(0n)
    expect(moved - writtenOff).toBe(BigInt(units(30)) - paid)
    expect(await cash(who)).toBe(moved)
    expect(moved).toBeGreaterThanOrEqual(0n)
    expect(done.outcomes).toMatchObject([{ bets: 3, moved: `${moved}`, writtenOff: `${writtenOff}` }])
  })

  test('[SP33] a wrong grade is corrected by the difference, and again it changes nothing', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const before = await cash(who)
    const ids = await threeBets(who, match, 10)
    await moveMatch(server, match.number, '-1 day')
    for (let steps = 0; steps < 3; steps += 1) await stepLeague(server)
    const drawn = await server.db.read((tx) =>
      sql<{ events: unknown }>`select events from sports_match where number = ${match.number}`.execute(tx),
    )
    const setEvents = (events: unknown) =>
      server.db.write((tx) =>
        sql`update sports_match set events = ${JSON.stringify(events)} where number = ${match.number}`.execute(tx),
      )
    // Code that counts a goal too many for both sides' difference: as if the away side had won 9–0.
    const wrong = Array.from({ length: 9 }, (_, at) => ({ minute: at + 1, kind: 'goal', side: 'away', shirt: null }))
    await setEvents(wrong)
    await stepLeague(server)
    await setEvents(drawn.rows[0]?.events)
    const done = await decide({ match: match.number, cause: 'regrade' })
    let owed = 0n
    for (const id of ids) owed += await naivePaid(server, who.memberWallets.cash, id)
    expect(await cash(who)).toBe(before - BigInt(units(30)) + owed)
    expect((await sumsOf(done.id)).off).toBe(0n)
    expect(await preview(ana, { match: match.number, cause: 'regrade' })).toEqual([])
  })

  test('[SP35] after 72 hours a settlement is final', async () => {
    const who = await owner()
    const match = await openMatch(server)
    await threeBets(who, match, 2)
    await playOut(server, match.number)
    await moveMatch(server, match.number, '-3 days')
    for (const change of [{ cause: 'regrade' }, { cause: 'void', voidReason: 'cancelled' }] as const)
      expect(await askToPropose(ana, { match: match.number, ...change })).toMatchObject({
        body: { code: 'sports.final' },
      })
  })

  test('[SP36] a correction that is killed between any two statements is made once', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const ids = await threeBets(who, match, 10)
    await decide({ match: match.number, cause: 'void', voidReason: 'cancelled' })
    const over = await playOut(server, match.number)
    const voided = await cash(who)
    const id = await proposeChange(ana, { match: match.number, cause: 'unvoid' })
    const { options } = server.features.sportsDesk
    // It is approved, and the process ends before anything is done.
    await server.db.write((tx) => sql`update sports_match set voids = '{}' where number = ${match.number}`.execute(tx))
    await server.db.write((tx) =>
      sql`update sports_decision set state = 'approved', decided_at = now(),
        decided_by = (select id from account where username = 'supervisora') where id = ${id}`.execute(tx),
    )
    const { settling } = server.features.sports
    const paid = await naivePaid(server, who.memberWallets.cash, present(ids[winnerOf(over)], 'the bet that wins'))
    const failures = uncaught(server.failures)
    const kills = await killEverywhere(
      server.db,
      (db) => finish({ ...options, db, carryOut: (decided) => carryOut({ ...settling, db, failures }, decided) }, id),
      async () => {
        expect(Number((await sumsOf(id)).off)).toBe(0)
      },
    )
    expect(kills).toBeGreaterThanOrEqual(2)
    expect((await cash(who)) - voided).toBe(paid - BigInt(units(30)))
    expect((await sumsOf(id)).corrections).toBe(3)
    await Promise.all([1, 2, 3].map(() => carryOut(settling, { id, match: match.number, cause: 'unvoid' })))
    expect((await cash(who)) - voided).toBe(paid - BigInt(units(30)))
    expect(await messagesOf(server, who.visitor)).toHaveLength(3)
  })
})
