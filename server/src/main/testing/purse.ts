import type { Purse } from '../../money/wallet/index.ts'
import type { Visitor } from '../../platform/testing/visitor.ts'
import type { House } from '../house.ts'
import { accountNamed } from './doors.ts'
import { newMember, purseOf, signIn } from './guests.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'

const UNIT = 100_000n
export const PIN = '918273'

export const units = (count: number): string => (BigInt(count) * UNIT).toString()

/** Someone with money, and all that it takes to move it. */
export type Owner = { readonly visitor: Visitor; readonly number: string; readonly purse: Purse }

async function known(house: House, visitor: Visitor): Promise<Owner> {
  const { id } = await visitor.get<{ id: string }>('/wps/member/info')
  const { isSet } = await visitor.get<{ isSet: boolean }>('/api/v1/member/payment')
  if (!isSet) await visitor.send('PUT', '/api/v1/member/payment', { next: PIN })
  return { visitor, number: id, purse: await purseOf(house, visitor) }
}

export const agentOf = async (house: House): Promise<Owner> => known(house, await signIn(house, 'agente'))

/** A newcomer whom the agent brought. */
export async function broughtBy(house: House, agent: string): Promise<Owner> {
  const owner = await known(house, await newMember(house))
  const { account } = await owner.visitor.get<{ account: string }>('/wps/member/info')
  const [above, self] = [await accountNamed(house, agent), await accountNamed(house, account)]
  await house.db.write((tx) => tx.updateTable('account').set({ upline: above }).where('id', '=', self).execute())
  return owner
}

export async function balances(house: House, { purse }: Owner): Promise<{ cash: string; held: string }> {
  const [cash, held] = [await house.ledger.balanceOf(purse.cash), await house.ledger.balanceOf(purse.held)]
  return { cash: cash.balance.toString(), held: held.balance.toString() }
}

/** Gives or takes until there is exactly so much. */
export async function leaveWith({ ledger }: House, { purse }: Owner, count: number): Promise<void> {
  const missing = BigInt(count) * UNIT - (await ledger.balanceOf(purse.cash)).balance
  const about = { id: randomServerId(), wallet: purse.cash }
  if (missing < 0n) {
    await ledger.submit({ kind: 'stake', ...about, house: ledger.house('game', 'USD'), amount: -missing })
  } else if (missing > 0n) {
    await ledger.submit({ kind: 'adjustment', ...about, house: ledger.house('promotion', 'USD'), amount: missing })
  }
}
