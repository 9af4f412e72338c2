import type { memberMoney as calls } from '@ronda/contract'
import { days, err, ok } from '@ronda/core'
import { findWallets } from '../../money/ledger/index.ts'
import { findLines, periodOf, showWallet, type StatementOptions } from '../../money/statement/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { findOwner } from './owner.sql.ts'

type Who = Callers & { readonly member: MemberSession }

export type MemberMoneyOptions = StatementOptions & {
  readonly clock: Clock
  readonly walletStore: WalletStore
  readonly merchant: string
}

const PAGE_MAX = 50
const SEQ_MAX = 2 ** 31 - 1

/** The last 365 days, today included. */
function lastYear(nowMs: number) {
  const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)
  return { from: dayOf(nowMs - days(364)), to: dayOf(nowMs), zone: 'UTC' }
}

export function memberMoneyRoutes(options: MemberMoneyOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock, walletStore, merchant, vendorName } = options
  return {
    async look({ request: { member, language, before }, caller }) {
      const nowMs = clock.nowMs()
      // In one transaction: nobody can view an account without an audit entry.
      const owner = await db.write(async (tx) => {
        const found = await findOwner(tx, merchant, member)
        const auditEntry = {
          actor: caller.account.id,
          action: 'member.look' as const,
          subject: `account:${found?.id ?? ''}`,
        }
        if (found !== undefined) await writeAuditEntry(tx, { ...auditEntry, detail: { number: found.number } }, nowMs)
        return found
      })
      if (owner === undefined) return err('adjustment.member_unknown')
      const own = await walletStore.of(owner.id)
      const year = lastYear(nowMs)
      const period = periodOf(year)
      if (!period.ok) return err('adjustment.member_unknown')
      const wallets = await db.read((tx) => findWallets(tx, owner.id, own.currency))
      const asked = { ...year, language, before: before ?? SEQ_MAX, atMost: PAGE_MAX }
      const owned = { owner: owner.id, memberWallets: own, wallet: own.cash }
      const lines = await findLines(options, owned, asked, period.value)
      return ok({
        member: { number: owner.number, name: owner.username, kind: owner.kind },
        currency: own.currency,
        wallets: wallets.map((each) => showWallet(each, vendorName)),
        lines: [...lines],
        next: lines.length === PAGE_MAX ? (lines.at(-1)?.seq ?? null) : null,
      })
    },
  }
}
