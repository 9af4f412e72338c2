import { createHash } from 'node:crypto'
import { present, type Id } from '@ronda/core'
import { appeal, decideCase, listOwn, readCases } from '../agents/exclusion/index.ts'
import { findByName } from '../people/identity/index.ts'
import { markKnown } from '../people/session/index.ts'
import { demoBrand } from './demo.ts'
import type { Server } from './server.ts'

const idOf = async ({ db }: Server, username: string): Promise<Id<'account'>> =>
  present(await db.read((tx) => findByName(tx, demoBrand.merchant, username)), username).account.id

/** Who signs in with whose browser: a member with the agent above, and three members below one agent. */
const BROWSERS: readonly (readonly string[])[] = [
  ['camila', 'costa'],
  ['paula', 'mateo', 'demo'],
]

/** Marks the browsers of these accounts as a sign-in does. */
export async function shareBrowsers(server: Server): Promise<void> {
  for (const names of BROWSERS) {
    const origin = { device: createHash('sha256').update(names.join()).digest(), address: '192.0.2.7' }
    for (const name of names) {
      const account = await idOf(server, name)
      await server.db.write((tx) => markKnown(tx, account, origin, server.clock.nowMs()))
    }
  }
}

const TEXT = 'Camila usó mi teléfono un día porque el suyo se dañó. Juega con su propio dinero.'

/** One of the staff decides the oldest open case, the others wait; the agent appeals against what a rule excluded. */
export async function decideExclusions(server: Server): Promise<void> {
  const { options } = server.features.exclusion
  const { rows: open } = await readCases(options, { queue: 'open' })
  const first = open.length > 1 ? open.at(-1) : undefined
  const by = await idOf(server, 'operador')
  const reason = 'Tres cuentas que juegan a la vez en un navegador'
  if (first !== undefined) {
    await decideCase(options, { id: first.id, decision: 'excluded', reason, bets: first.bets, by })
  }
  const agent = await idOf(server, 'agente')
  const { rows } = await listOwn(options, agent, undefined)
  const automatic = rows.find(({ stored }) => stored.reason === 'self_play')
  if (automatic !== undefined) await appeal(options, { id: automatic.stored.id, text: TEXT, agent })
}
