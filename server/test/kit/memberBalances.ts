import type { MemberWallets } from '../../src/money/wallet/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed } from './signInSteps.ts'
import { newMember, walletsOf, signIn } from './testServer.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

const UNIT = 100_000n
export const PIN = '918273'

export const units = (count: number): string => (BigInt(count) * UNIT).toString()

/** A member with money, and everything that is needed to move it. */
export type Owner = { readonly visitor: Visitor; readonly number: string; readonly memberWallets: MemberWallets }

async function known(server: Server, visitor: Visitor): Promise<Owner> {
  const { id } = await visitor.get<{ id: string }>('/wps/member/info')
  const { isSet } = await visitor.get<{ isSet: boolean }>('/api/v1/member/payment')
  if (!isSet) await visitor.send('PUT', '/api/v1/member/payment', { next: PIN })
  return { visitor, number: id, memberWallets: await walletsOf(server, visitor) }
}

export const agentOf = async (server: Server): Promise<Owner> => known(server, await signIn(server, 'agente'))

/** A new member below the agent. */
export async function broughtBy(server: Server, agent: string): Promise<Owner> {
  const owner = await known(server, await newMember(server))
  const { account } = await owner.visitor.get<{ account: string }>('/wps/member/info')
  const [above, self] = [await accountNamed(server, agent), await accountNamed(server, account)]
  await server.db.write((tx) => tx.updateTable('account').set({ upline: above }).where('id', '=', self).execute())
  return owner
}

export async function balances(server: Server, { memberWallets }: Owner): Promise<{ cash: string; held: string }> {
  const [cash, held] = [
    await server.ledger.balanceOf(memberWallets.cash),
    await server.ledger.balanceOf(memberWallets.held),
  ]
  return { cash: cash.balance.toString(), held: held.balance.toString() }
}

/** Adds or takes money until the balance is exactly this. */
export async function leaveWith({ ledger }: Server, { memberWallets }: Owner, count: number): Promise<void> {
  const missing = BigInt(count) * UNIT - (await ledger.balanceOf(memberWallets.cash)).balance
  const about = { id: randomServerId(), wallet: memberWallets.cash }
  if (missing < 0n) {
    await ledger.submit({ kind: 'stake', ...about, houseAccount: ledger.houseAccount('game', 'USD'), amount: -missing })
  } else if (missing > 0n) {
    await ledger.submit({
      kind: 'adjustment',
      ...about,
      houseAccount: ledger.houseAccount('promotion', 'USD'),
      amount: missing,
    })
  }
}
