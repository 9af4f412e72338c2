import type { auditLog as calls, AuditChain } from '@ronda/contract'
import { ok } from '@ronda/core'
import { findByName, findNames } from '../../people/identity/index.ts'
import { findAuditEntries, type AuditLogReport, type AuditLog } from '../../platform/auditLog/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'

type Options = { readonly db: Db; readonly merchant: string; readonly auditLog: AuditLog }

const PAGE_LINES = 50

/** The name itself and the id of its account: entries of the server have a name as their actor. */
async function actorsNamed({ db, merchant }: Options, name: string | undefined): Promise<string[] | undefined> {
  if (name === undefined) return undefined
  const found = await db.read((tx) => findByName(tx, merchant, name))
  return found === undefined ? [name] : [name, found.account.id]
}

async function chainOf(auditLog: AuditLog, { checkedAtMs, seq, faults }: AuditLogReport): Promise<AuditChain> {
  const seal = await auditLog.newestSeal()
  const signed = seal && {
    day: seal.day,
    seq: seal.seq,
    hash: seal.hash.toString('hex'),
    signature: seal.signature.toString('hex'),
    publicKey: auditLog.publicKey,
  }
  return { checkedAt: checkedAtMs, seq, faults: [...faults], signed: signed ?? null }
}

export function auditLogRoutes(options: Options): GroupHandlers<typeof calls, Callers> {
  const { db, auditLog } = options
  return {
    async list({ request: { actor, action, subject, before } }) {
      const filter = { actors: await actorsNamed(options, actor), action, subject, beforeSeq: before }
      // One more than a page holds shows whether there are more.
      const found = await db.read((tx) => findAuditEntries(tx, filter, PAGE_LINES + 1))
      const page = found.slice(0, PAGE_LINES)
      const actors = page.map((auditEntry) => auditEntry.actor)
      const names = await db.read((tx) => findNames(tx, actors))
      const list = page.map(({ atMs, ...auditEntry }) => ({
        ...auditEntry,
        at: atMs,
        actor: names.get(auditEntry.actor)?.username ?? auditEntry.actor,
        before: auditEntry.before.toString('hex'),
        hash: auditEntry.hash.toString('hex'),
      }))
      return ok({ list, hasMore: found.length > PAGE_LINES })
    },
    async chain() {
      return ok(await chainOf(auditLog, await auditLog.newest()))
    },
    async verify() {
      return ok(await chainOf(auditLog, await auditLog.check()))
    },
  }
}
