import { randomInt } from 'node:crypto'
import { agentPolicyOf, AGENT_LINK_ACTIVE_DAYS, AGENT_LINKS_MAX, type OpenedKind } from '@ronda/contract'
import { addDays, calendarDay, err, ok, present, type Result } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { lockAccount, type Account } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { endOf, isLinkOpen, makeLinkCode } from './agentLink.ts'
import {
  countActive,
  countOpen,
  findLink,
  findSigned,
  forgetVisits,
  insertLink,
  listLinks,
  setStopped,
  type Signed,
  type StoredLink,
} from './agentLink.sql.ts'

export type AgentLinkOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly settings: Pick<Settings, 'current'>
}

export type ShownLink = StoredLink & { readonly active: number }

const policyOf = async ({ settings }: AgentLinkOptions) => agentPolicyOf((await settings.current()).modules)

async function withActive(
  { clock }: AgentLinkOptions,
  tx: Tx,
  links: readonly StoredLink[],
): Promise<readonly ShownLink[]> {
  const since = addDays(calendarDay(clock.nowMs(), 'UTC'), 1 - AGENT_LINK_ACTIVE_DAYS)
  const active = await countActive(
    tx,
    links.map(({ id }) => id),
    since,
  )
  return links.map((link) => ({ ...link, active: active.get(link.id) ?? 0 }))
}

async function shown(options: AgentLinkOptions, tx: Tx, id: string): Promise<ShownLink> {
  const [link] = await withActive(options, tx, [present(await findLink(tx, id), 'a link that is there')])
  return present(link, 'the link')
}

const PAGE_MAX = 20

export async function readLinks(options: AgentLinkOptions, agent: string, before: string | undefined) {
  const { mayOpenAgents } = await policyOf(options)
  return options.db.read(async (tx) => {
    const found = await listLinks(tx, { agent, before, atMost: PAGE_MAX + 1 })
    const links = await withActive(options, tx, found.slice(0, PAGE_MAX))
    const next = found.length > PAGE_MAX ? (links.at(-1)?.id ?? null) : null
    return { mayOpenAgents, open: await countOpen(tx, agent, options.clock.nowMs()), links, next }
  })
}

export type NewLinkAsked = {
  readonly key: string
  readonly name: string
  readonly account: OpenedKind
  readonly note: string
  readonly days: number | null
}

type CreateRefusal = 'agentLink.too_many' | 'agentLink.agents_closed' | 'wallet.key_reused'

/** Creates a link. Sent again with the same key, it is created once. */
export async function createLink(
  options: AgentLinkOptions,
  agent: Pick<Account, 'id'>,
  asked: NewLinkAsked,
): Promise<Result<ShownLink, CreateRefusal>> {
  const { db, clock, ids } = options
  const { account, name } = asked
  const note = asked.note.trim()
  const { mayOpenAgents } = await policyOf(options)
  const id = ids.named('agentLink', agent.id, asked.key)
  return db.transact<ShownLink, CreateRefusal>(async (tx) => {
    await lockAccount(tx, agent.id)
    const known = await findLink(tx, id)
    if (known !== undefined) {
      const isSameEnd = known.validUntilMs === endOf(known.createdAtMs, asked.days)
      const isSame = known.name === name && known.account === account && known.note === note && isSameEnd
      return isSame ? ok(await shown(options, tx, id)) : err('wallet.key_reused')
    }
    if (account === 'agent' && !mayOpenAgents) return err('agentLink.agents_closed')
    const createdAtMs = clock.nowMs()
    if ((await countOpen(tx, agent.id, createdAtMs)) >= AGENT_LINKS_MAX) return err('agentLink.too_many')
    const link = { id, agent: agent.id, name, account, note, createdAtMs }
    const validUntilMs = endOf(createdAtMs, asked.days)
    // One code in 26 billion is taken already; then another one is drawn.
    while (!(await insertLink(tx, { ...link, validUntilMs, code: makeLinkCode((below) => randomInt(below)) })));
    return ok(await shown(options, tx, id))
  })
}

/** Stops a link or opens it again. Somebody else's is not told from one that does not exist. */
export function stopLink(
  options: AgentLinkOptions,
  agent: string,
  { id, isStopped }: { readonly id: string; readonly isStopped: boolean },
): Promise<Result<ShownLink, 'agentLink.unknown' | 'agentLink.too_many'>> {
  return options.db.transact<ShownLink, 'agentLink.unknown' | 'agentLink.too_many'>(async (tx) => {
    // Two at once must not pass the limit together.
    await lockAccount(tx, agent)
    const link = await findLink(tx, id)
    if (link?.agent !== agent) return err('agentLink.unknown')
    if (link.isStopped === isStopped) return ok(await shown(options, tx, id))
    const nowMs = options.clock.nowMs()
    const opens = !isStopped && isLinkOpen({ ...link, isStopped }, nowMs)
    if (opens && (await countOpen(tx, agent, nowMs)) >= AGENT_LINKS_MAX) return err('agentLink.too_many')
    await setStopped(tx, id, isStopped ? nowMs : null)
    return ok(await shown(options, tx, id))
  })
}

/** What an account has signed when it was opened. */
export const readSigned = ({ db }: AgentLinkOptions, account: string): Promise<Signed | undefined> =>
  db.read((tx) => findSigned(tx, account))

/** Forgets who has visited, once the day is over everywhere. */
export const forgetOldVisits = ({ db, clock }: AgentLinkOptions): Promise<void> =>
  db.write((tx) => forgetVisits(tx, addDays(calendarDay(clock.nowMs(), 'UTC'), -1)))
