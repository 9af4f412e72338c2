import { randomUUID } from 'node:crypto'
import { nameOfEnd, nameOfRaise, nameOfStake } from '../../play/round/round.ts'
import { nameOfOrdered, nameOfPlay, nameOfTicket } from '../../play/table/table.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'
import { openGame } from './guests.ts'
import { answered, holdingsOf, type Holdings, type KeyedCall } from './keyPairs.ts'
import { accountOf } from './poison.ts'
import { leaveWith, type Owner } from './purse.ts'
import type { Ring } from './ring.ts'

type IdParts = readonly [string, ...(string | number)[]]

/** What the ids of an account are made of, of every kind: one for each operation that the server is about to name. */
function idParts(account: string, wallet: number): readonly IdParts[] {
  const key = randomUUID()
  return [
    ['withdrawal', account, key],
    ['transfer', account, key],
    ['adjustment', account, key],
    ['vendor.move', account, key],
    ['vendor.result', account, key],
    ['payoutAccount', account, key],
    ['wallet.startingGrant', account],
    ['demo.deposit', account],
    ['control', account, 1, 0],
    ['control.block', account, key],
    ['freeze', account, key],
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

async function isStoppable(ring: Ring, { visitor, number }: Owner): Promise<boolean> {
  const freeze = { key: randomUUID(), member: number, part: 'play', reason: 'A look at the books', until: null }
  const frozen = await ring.office(ring.ana, 'freezes', freeze)
  const excluded = await visitor.ask('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  return answered(frozen) === 'done' && answered(excluded) === 'done'
}

/** Calls with every id that the server could make next, as if the caller had found it out. None may have an effect. */
export async function tryTaken(ring: Ring, call: KeyedCall): Promise<TakenResult> {
  const owner = await ring.owner()
  await leaveWith(ring.house, owner, 3_000)
  const games = await openGame(owner.visitor, 'real', 'COIN')
  const send = await call.prepare(ring, owner)
  const before = await holdingsOf(ring, owner, games)
  const parts = idParts(await accountOf(ring.house, owner), owner.purse.cash)
  const ids = [...parts.map((one) => ring.house.ids.named(...one)), randomServerId()]
  let accepted = 0
  for (const id of ids) if (answered(await send(id)) === 'done') accepted += 1
  const after = await holdingsOf(ring, owner, games)
  return { call: call.name, tried: ids.length, accepted, before, after, isStopped: await isStoppable(ring, owner) }
}
