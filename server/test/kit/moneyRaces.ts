import { randomUUID } from 'node:crypto'
import { leaveWith, units, type Owner } from './memberBalances.ts'
import { CONVERT_PATH, converting, earnPoints, MONEY, offerGood, redeemGood } from './points.ts'
import { repeatedBankTransfers } from './bankTransfers.ts'
import { earnRebate } from './rebates.ts'
import { repeatedDecisions } from './sportsDecisionRaces.ts'
import { repeatedEnvelopes } from './envelopeRaces.ts'
import { repeatedTournaments } from './tournamentRaces.ts'
import { repeatedRaffles } from './raffleRaces.ts'
import { repeatedExclusions } from './exclusionRaces.ts'
import { repeatedRounds } from './roundRaces.ts'
import { repeatedPayslips } from './payslipRaces.ts'
import { bonusRace } from './memberBonuses.ts'
import { fillFund } from './rewardFunds.ts'
import { giveReward } from './rewards.ts'
import { repeated, type MoneyParties, type Race, type Repeated } from './moneyParties.ts'

/** The same request, sent many times at once: a case for every money call. */
export function repeatedRaces(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  return {
    ...repeatedDeposits(parties),
    ...repeatedWithdrawals(parties),
    ...repeatedMoves(parties),
    ...repeatedRewards(parties),
    ...repeatedRounds(parties),
    ...repeatedByStaff(parties),
    ...repeatedEnvelopes(parties),
    ...repeatedTournaments(parties),
    ...repeatedRaffles(parties),
    ...repeatedPayslips(parties),
    ...repeatedExclusions(parties),
    ...repeatedBankTransfers(parties),
    ...repeatedDecisions(parties),
  }
}

function repeatedDeposits(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const credited = async (): Promise<{ owner: Owner; id: string; race: Pick<Race, 'left' | 'leaves'> }> => {
    const owner = await parties.owner()
    const { id } = await parties.deposit(owner)
    const left = () => parties.balances(owner)
    return { owner, id, race: { left, leaves: { cash: units(450), held: '0' } } }
  }
  return {
    'deposit.create': repeated('equal', async () => {
      const { visitor } = await parties.owner()
      const body = { key: randomUUID(), way: 'card', amount: units(50) }
      return {
        ask: () => visitor.ask('POST', '/api/v1/deposits', body),
        left: async () => (await visitor.get<{ lines: readonly unknown[] }>('/api/v1/deposits')).lines.length,
        leaves: 1,
      }
    }),
    'deposit.confirmCash': repeated('once', async () => {
      const owner = await parties.owner()
      await leaveWith(parties.server, parties.agent, 400)
      const { code } = await parties.deposit(owner, 'agentCash')
      return {
        ask: () => parties.agent.visitor.ask('POST', '/api/v1/deposits/cash/confirm', { code, amount: units(50) }),
        left: async () => [await parties.balances(owner), await parties.balances(parties.agent)],
        leaves: [
          { cash: units(450), held: '0' },
          { cash: units(350), held: '0' },
        ],
      }
    }),
    'depositDesk.look': repeated('done', async () => {
      const { id, race } = await credited()
      await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'never' })
      return { ...race, ask: () => parties.office(parties.ana, `deposits/${id}/look`) }
    }),
    'providerSandbox.act': repeated('once', async () => {
      const { id, race } = await credited()
      return { ...race, ask: () => parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'thrice' }) }
    }),
  }
}

function repeatedWithdrawals(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const paid = { cash: units(100), held: '0' }
  const asMember = ({ visitor }: Owner, path: string, body: object) =>
    visitor.ask('POST', `/api/v1/member/withdrawals/${path}`, body)
  return {
    'withdrawal.request': repeated('equal', async () => {
      const owner = await parties.owner(1_000)
      const [ask, key] = [await parties.withdrawer(owner), randomUUID()]
      return {
        ask: () => ask(key),
        left: () => parties.balances(owner),
        leaves: { cash: units(700), held: units(300) },
      }
    }),
    'withdrawal.confirm': repeated('equal', async () => {
      const owner = await parties.owner()
      const id = await parties.paidOut(owner)
      return {
        ask: () => asMember(owner, 'confirm', { id, answer: 'received', before: '0', amount: units(100) }),
        left: async () => [await parties.balances(owner), (await parties.withdrawalOf(owner))?.received],
        leaves: [paid, units(100)],
      }
    }),
    'withdrawal.dispute': repeated('equal', async () => {
      const owner = await parties.owner()
      const id = await parties.paidOut(owner)
      const ask = () => asMember(owner, 'dispute', { id, words: 'Nothing came', proofs: [] })
      return { ask, left: () => parties.balances(owner), leaves: paid }
    }),
    'withdrawalDesk.approve': repeated('once', async () => {
      const owner = await parties.owner()
      const id = await parties.withdrawal(owner)
      const ask = () => parties.office(parties.ana, 'withdrawals/approve', { id })
      return { ask, left: () => parties.balances(owner), leaves: paid }
    }),
    'withdrawalDesk.reject': repeated('once', async () => {
      const owner = await parties.owner()
      const id = await parties.withdrawal(owner)
      const ask = () => parties.office(parties.ana, 'withdrawals/reject', { id, reason: 'A race' })
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(400), held: '0' } }
    }),
    'withdrawalDesk.retry': repeated('done', async () => {
      const owner = await parties.owner()
      await parties.sandbox('pay', { mood: 'closed', paysAtOnce: true })
      const id = await parties.paidOut(owner)
      await parties.sandbox('pay', { mood: 'open', paysAtOnce: true })
      const ask = () => parties.office(parties.ana, 'withdrawals/retry', { id })
      return { ask, left: () => parties.balances(owner), leaves: paid }
    }),
    'providerSandbox.settlePayout': repeated('once', async () => {
      const owner = await parties.owner()
      await parties.sandbox('pay', { mood: 'open', paysAtOnce: false })
      const id = await parties.paidOut(owner)
      await parties.sandbox('pay', { mood: 'open', paysAtOnce: true })
      const ask = () => parties.sandbox(`payout/${id}`, { state: 'paid', notice: 'thrice' })
      return { ask, left: () => parties.balances(owner), leaves: paid }
    }),
  }
}

function repeatedMoves(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  return {
    'transfer.send': repeated('equal', async () => {
      const [owner, key] = [await parties.owner(1_000), randomUUID()]
      await leaveWith(parties.server, parties.agent, 10)
      return {
        ask: () => parties.send(owner, parties.agent, { key }),
        left: async () => [await parties.balances(owner), await parties.balances(parties.agent)],
        leaves: [
          { cash: units(700), held: '0' },
          { cash: units(310), held: '0' },
        ],
      }
    }),
    'vendor.walletTransfer': repeated('equal', async () => {
      const [owner, key] = [await parties.owner(1_000), randomUUID()]
      const left = () => parties.balances(owner)
      return { ask: () => parties.move(owner, key), left, leaves: { cash: units(700), held: '0' } }
    }),
    'vendor.bringHome': repeated('done', async () => {
      const owner = await parties.owner(1_000)
      await parties.move(owner, randomUUID())
      const ask = () => owner.visitor.ask('POST', '/wps/v2/wallets/bringHome', { vendor: null, cause: 'member' })
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(1_000), held: '0' } }
    }),
  }
}

function repeatedRewards(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  return {
    'bonus.accept': repeated('done', async () => bonusRace(parties.server, await parties.owner(), 'accept')),
    'bonus.cancel': repeated('done', async () => bonusRace(parties.server, await parties.owner(), 'cancel')),
    'rewards.collect': repeated('equal', async () => {
      const owner = await parties.owner()
      await fillFund(parties.server, 'MISSION', BigInt(units(5)))
      const id = await giveReward(parties.server, owner, { amount: BigInt(units(5)) })
      const ask = () => owner.visitor.ask('POST', `/wps/rewards/${id}/collect`, { language: 'en' })
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(405), held: '0' } }
    }),
    'rebate.claim': repeated('equal', async () => {
      const [owner, key] = [await parties.owner(), randomUUID()]
      await earnRebate(parties.server, owner.memberWallets.cash, 250_000_000n)
      await fillFund(parties.server, 'REBATE', 100_000_000n)
      const { amount } = await owner.visitor.get<{ amount: string }>('/wps/rebate?language=en')
      const leaves = { cash: (BigInt(units(400)) + BigInt(amount)).toString(), held: '0' }
      const ask = () => owner.visitor.ask('POST', '/wps/rebate/claim', { key })
      return { ask, left: () => parties.balances(owner), leaves }
    }),
    'point.convert': repeated('equal', async () => {
      const [owner, key] = [await parties.owner(), randomUUID()]
      await earnPoints(parties.server, owner, 1_000)
      await fillFund(parties.server, 'POINTS', 100_000_000n)
      const ask = () => owner.visitor.ask('POST', CONVERT_PATH, converting(key, 300))
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(403), held: '0' } }
    }),
    'mall.redeem': repeated('equal', async () => {
      const [owner, key] = [await parties.owner(), randomUUID()]
      await earnPoints(parties.server, owner, 5_000)
      await fillFund(parties.server, 'POINTS', 100_000_000n)
      const good = await offerGood(parties.server, MONEY)
      const ask = () => redeemGood(owner, good, { key, quantity: 2, price: 1_000 })
      return { ask, left: () => parties.balances(owner), leaves: { cash: units(420), held: '0' } }
    }),
  }
}

/** Calls of games. */
function repeatedByStaff(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  return {
    'adjustments.propose': repeated('equal', async () => {
      const [owner, key] = [await parties.owner(), randomUUID()]
      return { ask: () => parties.propose(owner, 10, key), left: () => parties.waiting(owner), leaves: 1 }
    }),
    'rewardFunds.propose': repeated('equal', async () => {
      const [key, reason] = [randomUUID(), `A race ${randomUUID()}`]
      return { ask: () => parties.topUp(10, { key, reason }), left: () => parties.topUpsBecause(reason), leaves: 1 }
    }),
    'rewardFunds.approve': repeated('done', async () => {
      const [before, id] = [await parties.fund(), await parties.proposedTopUp(10)]
      const ask = () => parties.decideTopUp(parties.eva, id, 'approve')
      return { ask, left: parties.fund, leaves: before + BigInt(units(10)) }
    }),
    'rewardFunds.refuse': repeated('done', async () => {
      const [before, id] = [await parties.fund(), await parties.proposedTopUp(10)]
      const ask = () => parties.decideTopUp(parties.eva, id, 'refuse', { note: 'A race' })
      return { ask, left: parties.fund, leaves: before }
    }),
    'jackpot.open': repeated('done', async () => {
      type Pools = { readonly list: readonly { readonly currency: string; readonly amount: string }[] }
      const left = async () =>
        (await parties.ana.get<Pools>('/api/v1/office/jackpots')).list
          .filter(({ currency }) => currency === 'EUR')
          .map(({ amount }) => amount)
      const seeds = [units(50), units(500), units(2_500), units(25_000)]
      return { ask: () => parties.office(parties.ana, 'jackpots', { currency: 'EUR' }), left, leaves: seeds }
    }),
    'adjustments.undo': repeated('equal', async () => {
      const [owner, key] = [await parties.owner(), randomUUID()]
      const id = await parties.proposed(owner, 10)
      await parties.decide(id, 'approve')
      const ask = () => parties.office(parties.ana, `adjustments/${id}/undo`, { key, reason: 'A race' })
      return { ask, left: () => parties.waiting(owner), leaves: 1 }
    }),
    'adjustments.approve': repeated('done', async () => {
      const owner = await parties.owner()
      const id = await parties.proposed(owner, 10)
      const left = () => parties.balances(owner)
      return { ask: () => parties.decide(id, 'approve'), left, leaves: { cash: units(410), held: '0' } }
    }),
    'adjustments.refuse': repeated('done', async () => {
      const owner = await parties.owner()
      const id = await parties.proposed(owner, 10)
      const left = () => parties.balances(owner)
      return {
        ask: () => parties.decide(id, 'refuse', { note: 'A race' }),
        left,
        leaves: { cash: units(400), held: '0' },
      }
    }),
  }
}
