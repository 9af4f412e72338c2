import { ATOMS_PER_UNIT, present, type Id } from '@ronda/core'
import { moveAccount } from '../agents/tree/index.ts'
import { openWallets } from '../money/wallet/index.ts'
import { findByName } from '../people/identity/index.ts'
import { openAccount } from '../people/member/index.ts'
import { demoBrand } from './demo.ts'
import { playRounds } from './demoPlay.ts'
import type { Server } from './server.ts'

type DemoPerson = {
  readonly username: string
  readonly kind: 'member' | 'agent'
  readonly upline: string
  /** Whole units, deposited once; and rounds of one unit. */
  readonly deposit: number
  readonly rounds: number
}

const agent = (username: string, upline: string): DemoPerson => ({
  username,
  kind: 'agent',
  upline,
  deposit: 0,
  rounds: 0,
})
const member = (username: string, upline: string, deposit: number, rounds: number): DemoPerson => ({
  username,
  kind: 'member',
  upline,
  deposit,
  rounds,
})

/** Three levels below the demo agent. Nobody can sign in with these accounts: they have no password. */
const TEAM: readonly DemoPerson[] = [
  agent('norte', 'agente'),
  agent('costa', 'norte'),
  agent('sur', 'agente'),
  member('paula', 'agente', 200, 14),
  member('mateo', 'agente', 80, 9),
  member('lucia', 'norte', 150, 16),
  member('bruno', 'norte', 0, 0),
  member('camila', 'costa', 320, 22),
  member('diego', 'costa', 60, 8),
  member('sofia', 'sur', 90, 11),
  member('tomas', 'sur', 40, 6),
]

/** The members of the team, without its agents. */
export const teamMembers: readonly string[] = TEAM.flatMap(({ kind, username }) =>
  kind === 'member' ? [username] : [],
)

/** Who was moved by staff, so that a history can be seen. */
const MOVED = { username: 'tomas', upline: 'norte', reason: 'Pidió cambiar de agente' } as const

const idOf = async ({ db }: Server, username: string): Promise<Id<'account'>> =>
  present(await db.read((tx) => findByName(tx, demoBrand.merchant, username)), username).account.id

async function open(server: Server, person: DemoPerson): Promise<void> {
  const { username, kind, deposit, rounds } = person
  const { merchant, currency } = demoBrand
  const { ledger, features } = server
  const upline = await idOf(server, person.upline)
  const opening = { username, kind, language: 'es', passwordHash: null, upline } as const
  const opened = await server.db.write((tx) => openAccount(tx, { merchant, currency, openWallets }, opening))
  const account = present(opened, 'a username that was free a moment ago')
  const { cash, held } = await features.wallet.walletStore.of(account.id)
  if (deposit > 0) {
    await ledger.submit({
      kind: 'deposit',
      id: features.tree.options.ids.named('demo.deposit', account.id),
      wallet: cash,
      houseAccount: ledger.houseAccount('clearing', currency),
      amount: BigInt(deposit) * ATOMS_PER_UNIT,
    })
  }
  if (rounds > 0) await playRounds(features, { wallet: cash, held, currency, mode: 'real', bonus: null }, { rounds })
}

/** Gives the agent of a demo a team that plays, once. Its rounds are drawn and booked like all others. */
export async function fillTeamForDemo(server: Server): Promise<void> {
  const { merchant } = demoBrand
  const known = async (username: string): Promise<boolean> =>
    (await server.db.read((tx) => findByName(tx, merchant, username))) !== undefined
  if (!(await known('agente'))) return
  for (const person of TEAM) {
    // A start that was interrupted goes on where it was.
    if (!(await known(person.username))) await open(server, person)
  }
  const { username, upline, reason } = MOVED
  const by = await idOf(server, 'operador')
  // The key is the same at every start: it is moved once.
  await moveAccount(server.features.tree.options, { key: 'demo', member: username, upline, reason, by })
}
