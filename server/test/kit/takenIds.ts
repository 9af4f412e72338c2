import { randomUUID } from 'node:crypto'
import { nameOfEnd, nameOfRaise, nameOfStake } from '../../src/play/round/round.ts'
import { nameOfOrdered, nameOfPlay, nameOfTicket } from '../../src/play/sharedRound/table.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import { openGame } from './testServer.ts'
import { answered, holdingsOf, type Holdings, type KeyedCall } from './keyPairs.ts'
import { accountOf } from './poison.ts'
import { leaveWith, type Owner } from './memberBalances.ts'
import type { MoneyParties } from './moneyParties.ts'

type IdParts = readonly [string, ...(string | number)[]]

/** The parts of ids of an account, of every kind: one for each operation that the server is about to name. */
function idParts(account: string, wallet: number): readonly IdParts[] {
  const key = randomUUID()
  return [
    ['withdrawal', account, key],
    ['transfer', account, key],
    ['rebate', account, key],
    ['rank.levelUp', account, 1],
    ['rank.birthday', account, new Date().getUTCFullYear()],
    ['mission', account, key, 0],
    ['bonus', 'staff', key],
    ['bonusProposal', account, key],
    ['promotion', account, key, '1'],
    ['leaderboard', 0, account],
    ['tournament.prize', key, account],
    ['point.convert', account, key],
    ['mall.redeem', account, key],
    ['envelope.share', key, account],
    ['raffle', account, key],
    ['raffle.prize', key, 0],
    ['adjustment', account, key],
    ['vendor.move', account, key],
    ['vendor.result', account, key],
    ['payoutAccount', account, key],
    ['wallet.startingGrant', account],
    ['demo.deposit', account],
    ['control', account, 1, 0],
    ['control.block', account, key],
    ['freeze', account, key],
    ['sports', wallet, key],
    ['sports settlement', wallet, key, 0],
    ['sports cash-out', wallet, key],
    nameOfStake(wallet, key),
    nameOfRaise(wallet, key, 1),
    nameOfEnd(wallet, key),
    nameOfTicket(wallet, key),
    nameOfOrdered(wallet, key, 1),
    nameOfPlay('COIN', 1, wallet),
  ]
}

export type TakenResult = {
  readonly call: string
  readonly tried: number
  readonly accepted: number
  readonly before: Holdings
  readonly after: Holdings
  /** Whether the account can still be frozen and excluded afterwards. */
  readonly isStopped: boolean
}

async function isStoppable(parties: MoneyParties, { visitor, number }: Owner): Promise<boolean> {
  const freeze = { key: randomUUID(), member: number, part: 'play', reason: 'A check of the books', until: null }
  const frozen = await parties.office(parties.ana, 'freezes', freeze)
  const excluded = await visitor.ask('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  return answered(frozen) === 'done' && answered(excluded) === 'done'
}

/** Calls with every id that the server could create next, as if the caller had guessed it. None may have an effect. */
export async function tryTaken(parties: MoneyParties, call: KeyedCall): Promise<TakenResult> {
  const owner = await parties.owner()
  await leaveWith(parties.server, owner, 3_000)
  const games = await openGame(owner.visitor, 'real', 'COIN')
  const send = await call.prepare(parties, owner)
  const before = await holdingsOf(parties, owner, games)
  const parts = idParts(await accountOf(parties.server, owner), owner.memberWallets.cash)
  const ids = [...parts.map((one) => parties.server.ids.named(...one)), randomServerId()]
  let accepted = 0
  for (const id of ids) if (answered(await send(id)) === 'done') accepted += 1
  const after = await holdingsOf(parties, owner, games)
  return { call: call.name, tried: ids.length, accepted, before, after, isStopped: await isStoppable(parties, owner) }
}
