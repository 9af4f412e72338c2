import { randomUUID } from 'node:crypto'
import type { BonusState } from '@ronda/contract'
import { present } from '@ronda/core'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { accept, declineUnstarted } from '../../src/rewards/bonus/bonus.actions.ts'
import { cancelRunning, review, startNext } from '../../src/rewards/bonus/run.actions.ts'
import { termsHashOf } from '../../src/rewards/bonus/terms.ts'
import { broughtBy, leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { bonusMoneyOf, FIFTY, offerBonus } from '../kit/memberBonuses.ts'
import { accountOf } from '../kit/poison.ts'
import { openGame, openTestServer, withoutPrizes } from '../kit/testServer.ts'

const UNIT = 100_000n
/** So small that a few bets spend it or reach its target. */
const AMOUNT = 10n * UNIT
const CASH = 400n * UNIT

let server: Server
beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** A bonus on the sheet: kept by hand, with the rules as the terms say them. */
type Line = { readonly id: string; state: BonusState; staked: bigint; back: bigint }
type Sheet = { readonly lines: Line[] }
type Real = { readonly owner: Owner; readonly account: string; readonly fundAtFirst: bigint; promised: bigint }

const options = () => server.features.bonus.options
const fund = () => server.features.rewardFund.rewardFunds.balanceOf('BONUS', 'USD')
const active = (sheet: Sheet): Line | undefined => sheet.lines.find(({ state }) => state === 'active')
const waiting = (sheet: Sheet): Line | undefined => sheet.lines.find(({ state }) => state === 'waiting')

/** When one has ended, the next begins. */
function endOnSheet(sheet: Sheet, line: Line, state: BonusState, back: bigint): void {
  line.state = state
  line.back = back
  const next = waiting(sheet)
  if (next !== undefined) next.state = 'active'
}

async function agree(sheet: Sheet, { owner }: Real): Promise<void> {
  const rows = await server.db.read((tx) =>
    tx
      .selectFrom('member_bonus')
      .select(['id', 'state', 'progress'])
      .where('id', 'in', ['00000000-0000-8000-8000-000000000000', ...sheet.lines.map(({ id }) => id)])
      .execute(),
  )
  for (const { id, state } of sheet.lines) expect(rows.find((row) => row.id === id)?.state).toBe(state)
  const line = active(sheet)
  expect(await bonusMoneyOf(server, owner)).toBe(line === undefined ? 0n : AMOUNT - line.staked)
  const completed = sheet.lines.filter(({ state }) => state === 'completed')
  const { cash } = await owner.visitor.get<{ cash: string }>('/wps/v2/wallets/balance')
  expect(BigInt(cash)).toBe(CASH + completed.reduce((sum, { back }) => sum + back, 0n))
}

/** What the fund has had from these bonuses: given, and what came back. */
async function fundAgrees(sheet: Sheet, real: Real): Promise<void> {
  const started = sheet.lines.filter(({ state, staked, back }) => state === 'active' || staked > 0n || back > 0n)
  const returned = sheet.lines.filter(({ state }) => state !== 'completed').reduce((sum, { back }) => sum + back, 0n)
  expect(await fund()).toBe(real.fundAtFirst + real.promised - BigInt(started.length) * AMOUNT + returned)
}

type Step = fc.AsyncCommand<Sheet, Real>

class Offer implements Step {
  check = ({ lines }: Sheet): boolean => lines.filter(({ state }) => state === 'offered').length < 2
  async run(sheet: Sheet, real: Real): Promise<void> {
    const id = await offerBonus(server, real.account, { amount: AMOUNT, multiple: 1 })
    real.promised += AMOUNT
    sheet.lines.push({ id, state: 'offered', staked: 0n, back: 0n })
    await agree(sheet, real)
  }
  toString = (): string => 'offer'
}

class Accept implements Step {
  check = ({ lines }: Sheet): boolean => lines.some(({ state }) => state === 'offered')
  async run(sheet: Sheet, real: Real): Promise<void> {
    const line = present(
      sheet.lines.find(({ state }) => state === 'offered'),
      'an offer',
    )
    const termsHash = termsHashOf({ ...FIFTY, amount: AMOUNT, multiple: 1 })
    await accept(options(), { id: line.id, account: real.account, termsHash })
    await startNext(options(), real.account)
    line.state = active(sheet) === undefined ? 'active' : 'waiting'
    await agree(sheet, real)
  }
  toString = (): string => 'accept'
}

class Decline implements Step {
  check = ({ lines }: Sheet): boolean => lines.some(({ state }) => state === 'offered' || state === 'waiting')
  async run(sheet: Sheet, real: Real): Promise<void> {
    const line = present(
      sheet.lines.find(({ state }) => state === 'offered' || state === 'waiting'),
      'an offer',
    )
    await declineUnstarted(options(), { id: line.id, account: real.account })
    line.state = 'cancelled'
    await agree(sheet, real)
  }
  toString = (): string => 'decline'
}

class Play implements Step {
  readonly times: number
  constructor(times: number) {
    this.times = times
  }
  check = (sheet: Sheet): boolean => active(sheet) !== undefined
  async run(sheet: Sheet, real: Real): Promise<void> {
    const line = present(active(sheet), 'an active bonus')
    const game = await openGame(real.owner.visitor, 'bonus')
    for (let at = 0; at < this.times && line.state === 'active'; at += 1) {
      await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1), bet: 'spin' })
      line.staked += UNIT
      // The slot keeps at least 4 %, so a bet counts in full: as many units as there are complete it, with nothing left.
      if (line.staked === AMOUNT) endOnSheet(sheet, line, 'completed', 0n)
    }
    await expect
      .poll(() =>
        server.db.read((tx) =>
          tx.selectFrom('member_bonus').select(['progress', 'state']).where('id', '=', line.id).executeTakeFirst(),
        ),
      )
      .toEqual({ progress: line.staked, state: line.state })
    await agree(sheet, real)
  }
  toString = (): string => `play ${this.times}`
}

class Cancel implements Step {
  check = (sheet: Sheet): boolean => active(sheet) !== undefined
  async run(sheet: Sheet, real: Real): Promise<void> {
    const line = present(active(sheet), 'an active bonus')
    await cancelRunning(options(), line.id)
    endOnSheet(sheet, line, 'cancelled', AMOUNT - line.staked)
    await agree(sheet, real)
  }
  toString = (): string => 'cancel'
}

class Expire implements Step {
  check = (sheet: Sheet): boolean => active(sheet) !== undefined
  async run(sheet: Sheet, real: Real): Promise<void> {
    const line = present(active(sheet), 'an active bonus')
    const now = new Date(server.clock.nowMs())
    await server.db.write((tx) =>
      tx.updateTable('member_bonus').set({ expires_at: now }).where('id', '=', line.id).execute(),
    )
    await review(options(), line.id)
    endOnSheet(sheet, line, 'expired', AMOUNT - line.staked)
    await agree(sheet, real)
  }
  toString = (): string => 'expire'
}

test('whatever happens to the bonuses of a member, a sheet kept by hand agrees, and no money is made or lost', async () => {
  const times = fc.integer({ min: 1, max: 10 })
  const steps = fc.commands(
    [
      fc.constant(new Offer()),
      fc.constant(new Accept()),
      fc.constant(new Accept()),
      fc.constant(new Decline()),
      times.map((count) => new Play(count)),
      fc.constant(new Cancel()),
      fc.constant(new Expire()),
    ],
    { size: '+1', maxCommands: 14 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const owner = await broughtBy(server, 'agente')
      await leaveWith(server, owner, 400)
      const sheet: Sheet = { lines: [] }
      const real: Real = { owner, account: await accountOf(server, owner), fundAtFirst: await fund(), promised: 0n }
      await fc.asyncModelRun(() => ({ model: sheet, real }), commands)
      await fundAgrees(sheet, real)
    }),
    { numRuns: 12 },
  )
})
