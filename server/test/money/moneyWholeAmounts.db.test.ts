import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { audit } from '../../src/money/ledger/index.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { termsAt } from '../kit/agentContracts.ts'
import { askTransfer, recordTransfer, withBankTransfers } from '../kit/bankTransfers.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { askRaffle, raffleBody } from '../kit/raffleRaces.ts'
import { proposeRain, rainBody } from '../kit/envelopeRaces.ts'
import { proposeTournament, tournamentBody } from '../kit/tournamentRaces.ts'
import { openGame, openTestServer, withoutPrizes } from '../kit/testServer.ts'
import { leavesOf } from '../kit/requestNumbers.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { officeSamples } from '../kit/officeSamples.ts'
import { leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { openMoneyParties } from '../kit/moneyParties.ts'
import { askToCashOut, askToPlace, openBet, openMatch, resultBet } from '../kit/league.ts'
import { MONEY, offerGood } from '../kit/points.ts'
import { everyCall } from '../kit/samples.ts'

let server: Server
let parties: Awaited<ReturnType<typeof openMoneyParties>>

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  await changeMoney(server, (money) => withBankTransfers()(withoutWaits(money)))
  parties = await openMoneyParties(server)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** A call with an amount, and how it refuses a fraction of a cent. */
type Case = { readonly refusal: string; ask(owner: Owner, amount: string): Promise<WireAnswer> }

const cases: Readonly<Record<string, Case>> = {
  'deposit.create': {
    refusal: 'deposit.decimals',
    ask: ({ visitor }, amount) => visitor.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount }),
  },
  'deposit.confirmCash': {
    refusal: 'deposit.amount_invalid',
    async ask(owner, amount) {
      await leaveWith(server, parties.agent, 400)
      const { code } = await parties.deposit(owner, 'agentCash')
      return parties.agent.visitor.ask('POST', '/api/v1/deposits/cash/confirm', { code, amount })
    },
  },
  'withdrawal.request': {
    refusal: 'withdrawal.amount_invalid',
    ask: async (owner, amount) => (await parties.withdrawer(owner))(randomUUID(), amount),
  },
  'withdrawal.confirm': {
    refusal: 'withdrawal.amount_invalid',
    async ask(owner, amount) {
      const said = { id: await parties.paidOut(owner), answer: 'received', before: '0', amount }
      return owner.visitor.ask('POST', '/api/v1/member/withdrawals/confirm', said)
    },
  },
  'transfer.send': {
    refusal: 'wallet.amount_invalid',
    ask: (owner, amount) => parties.send(owner, parties.agent, { amount }),
  },
  'vendor.walletTransfer': {
    refusal: 'wallet.amount_invalid',
    ask: ({ visitor }, amount) =>
      visitor.ask('POST', '/wps/relay/GCS_walletTransfer', {
        key: randomUUID(),
        vendor: 'ALAMEDA',
        direction: 'in',
        amount,
      }),
  },
  'vendorSandbox.play': {
    refusal: 'wallet.amount_invalid',
    ask: ({ visitor }, stake) => visitor.ask('POST', '/api/v1/sandbox/vendor/play', { stake, isWin: true }),
  },
  'adjustments.propose': {
    refusal: 'adjustment.amount',
    ask: ({ number: member }, amount) =>
      parties.office(parties.ana, 'adjustments', {
        key: randomUUID(),
        member,
        amount,
        account: 'promotion',
        reason: 'A fraction of a cent',
      }),
  },
  'bankTransferDesk.recordTransfer': {
    refusal: 'bankTransfer.amount_invalid',
    async ask(owner, amount) {
      const { id } = await askTransfer(owner)
      return recordTransfer(parties, parties.ana, id, { amount })
    },
  },
  'agentContracts.propose': {
    refusal: 'agentContract.terms',
    ask: ({ number: agent }, activeFrom) =>
      parties.agent.visitor.ask('POST', '/wps/agent/contracts', {
        key: randomUUID(),
        agent,
        terms: termsAt(1, { activeFrom }),
        noticeDays: null,
      }),
  },
  'agentContractDesk.propose': {
    refusal: 'agentContract.terms',
    ask: ({ number: agent }, activeFrom) =>
      parties.office(parties.ana, 'contracts/proposals', {
        key: randomUUID(),
        agent,
        terms: termsAt(1, { activeFrom }),
        noticeDays: null,
        reason: 'A fraction of a cent',
      }),
  },
  'rewardFunds.propose': {
    refusal: 'reward.amount',
    ask: (_owner, amount) =>
      parties.office(parties.ana, 'reward-funds', {
        key: randomUUID(),
        fund: 'REBATE',
        amount,
        reason: 'A fraction of a cent',
      }),
  },
  'envelopeDesk.propose': {
    refusal: 'envelope.plan',
    ask(_owner, amount) {
      const body = rainBody(parties, 'A fraction of a cent')
      return proposeRain(parties, { ...body, plan: { ...body.plan, amount } })
    },
  },
  'tournamentDesk.propose': {
    refusal: 'tournament.plan',
    ask(_owner, amount) {
      const body = tournamentBody(parties, 'A fraction of a cent')
      return proposeTournament(parties, { ...body, terms: { ...body.terms, prizes: [{ places: 1, amount }] } })
    },
  },
  'raffleDesk.preview': {
    refusal: 'raffle.plan',
    ask(_owner, amount) {
      const { plan } = raffleBody(parties, 'A fraction of a cent')
      return parties.office(parties.ana, 'raffles/preview', { plan: { ...plan, betPerTicket: amount } })
    },
  },
  'raffleDesk.propose': {
    refusal: 'raffle.plan',
    ask(_owner, amount) {
      const body = raffleBody(parties, 'A fraction of a cent')
      return askRaffle(parties, { ...body, plan: { ...body.plan, prizes: [{ amount, count: 1 }], prizesMax: 1 } })
    },
  },
  'promotionDesk.propose': {
    refusal: 'promotion.draft',
    ask(_owner, prize) {
      const asked = officeSamples.promotionDesk.propose
      const draft = { ...asked.draft, budget: units(1_000), prize }
      return parties.office(parties.ana, 'promotions', { ...asked, key: randomUUID(), draft })
    },
  },
  'promotionDesk.preview': {
    refusal: 'promotion.draft',
    ask(_owner, prize) {
      const draft = { ...officeSamples.promotionDesk.preview.draft, budget: units(1_000), prize }
      return parties.office(parties.ana, 'promotions/preview', { draft })
    },
  },
  'bonusDesk.propose': {
    refusal: 'bonus.draft',
    ask({ number: member }, amount) {
      const draft = { ...officeSamples.bonusDesk.propose.draft, stakeMax: '100000', amount }
      return parties.office(parties.ana, 'bonuses', { key: randomUUID(), member, draft, reason: 'A fraction' })
    },
  },
  'bonusDesk.preview': {
    refusal: 'bonus.draft',
    ask(_owner, amount) {
      const draft = { ...officeSamples.bonusDesk.preview.draft, stakeMax: '100000', amount }
      return parties.office(parties.ana, 'bonuses/preview', { draft, language: 'en' })
    },
  },
  'missionDesk.save': {
    refusal: 'mission.draft',
    ask(_owner, prize) {
      const draft = { ...officeSamples.missionDesk.save.draft, goal: '100000', prize }
      return parties.office(parties.ana, 'missions', { key: randomUUID(), id: null, version: 0, draft })
    },
  },
  'mallDesk.add': {
    refusal: 'mall.amount',
    ask(_owner, amount) {
      const value = { ...officeSamples.mallDesk.add.value, price: 1_000_000, amount }
      return parties.office(parties.ana, 'mall/goods', { key: randomUUID(), value })
    },
  },
  'mallDesk.change': {
    refusal: 'mall.amount',
    async ask(_owner, amount) {
      const value = { ...officeSamples.mallDesk.add.value, price: 1_000_000, amount }
      return parties.office(parties.ana, `mall/goods/${await offerGood(server, MONEY)}`, { version: 1, value })
    },
  },
  'control.setLimit': {
    refusal: 'control.limit_invalid',
    ask: ({ visitor }, amount) =>
      visitor.ask('POST', '/api/v1/control/limit', { key: randomUUID(), kind: 'loss', period: 'day', amount }),
  },
  'slot.spin': {
    refusal: 'game.stake_not_offered',
    async ask({ visitor }, stake) {
      const game = await openGame(visitor)
      return game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake })
    },
  },
  'arcade.bet': {
    refusal: 'game.stake_not_offered',
    async ask({ visitor }, stake) {
      const game = await openGame(visitor, 'real', 'RONDA_MINES')
      return game.ask('POST', '/play/v1/arcade/bet', { round: randomUUID(), stake, bet: { mines: 3 } })
    },
  },
  'sports.place': {
    refusal: 'game.bet_invalid',
    ask: async ({ visitor }, stake) => askToPlace(visitor, resultBet(await openMatch(server), 'home', stake)),
  },
  'sports.cashOut': {
    refusal: 'game.bet_invalid',
    async ask({ visitor }, stake) {
      const { bet } = await openBet(server, visitor, units(20))
      return askToCashOut(visitor, { key: randomUUID(), bet, stake, amount: '0' })
    },
  },
}

/** Amounts that move nothing: filters of the lobby, and what the sandbox provider says it was sent. */
const MOVES_NOTHING: ReadonlySet<string> = new Set(['games.list', 'games.facets', 'providerSandbox.act'])

const atomsPattern = (z.toJSONSchema(z.string().check(z.regex(/^-?(0|[1-9]\d{0,17})$/))) as { pattern?: string })
  .pattern

test('every call with an amount of money has a case here', () => {
  const named = everyCall
    .filter(({ call }) => leavesOf(call).some(({ schema }) => schema.pattern === atomsPattern))
    .map(({ name }) => name)
    .filter((name) => !MOVES_NOTHING.has(name))
  expect(named.toSorted()).toEqual(Object.keys(cases).toSorted())
})

test.each(Object.entries(cases))('%s refuses a fraction of a cent', async (name, { refusal, ask }) => {
  // One atom too much, one too little, half a cent, and nothing but a fraction.
  const ten = 10n * BigInt(units(1))
  for (const amount of [ten + 1n, ten - 1n, ten + 500n, 1n]) {
    const owner = await parties.owner(1_000)
    expect(codeOf(await ask(owner, amount.toString())), `${name} of ${amount}`).toBe(refusal)
  }
})

const HUGE = '999999999999999000'
/** Amounts that are no money, and what is more than anybody has. */
const NO_AMOUNTS: readonly string[] = ['0', '-1000000', HUGE]

/**
 * Staff take money back, an agent may count everybody as active or nobody, a limit may be nothing or anything, and who
 * asks for too large a bet is offered a smaller one.
 */
const MAY_BE: Readonly<Record<string, readonly string[]>> = {
  'adjustments.propose': ['-1000000'],
  'agentContracts.propose': ['0', HUGE],
  'agentContractDesk.propose': ['0', HUGE],
  'control.setLimit': ['0', HUGE],
  'sports.place': [HUGE],
}

test.each(Object.entries(cases))('%s refuses what is no amount, and what nobody has', async (name, { ask }) => {
  for (const amount of NO_AMOUNTS) {
    if (MAY_BE[name]?.includes(amount) === true) continue
    const owner = await parties.owner(1_000)
    const answer = await ask(owner, amount)
    expect(answer.status, `${name} of ${amount}: ${JSON.stringify(answer.body)}`).toBeGreaterThanOrEqual(400)
    expect(answer.status, `${name} of ${amount}`).toBeLessThan(500)
  }
})
