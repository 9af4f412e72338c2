import type { statement as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { checkStatement, makeStatement, type MakeOptions } from './make.actions.ts'
import { periodOf } from './period.ts'
import { readStatement } from './read.actions.ts'
import { findBonuses, findLines } from './statement.actions.ts'
import { findWallets } from '../ledger/index.ts'
import { showWallet } from './showWallet.ts'

/** More than a screen: an export is read in pages too. */
const PAGE_MAX = 1_000
const SEQ_MAX = 2 ** 31 - 1

type Who = Callers & { readonly member: MemberSession }

export type StatementRouteOptions = MakeOptions

export function statementRoutes(options: StatementRouteOptions): GroupHandlers<typeof calls, Who> {
  const { db, walletStore, vendorName } = options
  return {
    async lines({ request, caller }) {
      const owner = caller.account.id
      const period = periodOf(request)
      if (!period.ok) return period
      const memberWallets = await walletStore.of(owner)
      const wallets = await db.read((tx) => findWallets(tx, owner, memberWallets.currency))
      const wallet = wallets.find(({ purpose }) => purpose === request.wallet)
      if (wallet === undefined) return err('wallet.unknown')
      const atMost = Math.min(Math.max(request.limit, 1), PAGE_MAX)
      const asked = { ...request, before: request.before ?? SEQ_MAX, atMost }
      const { vendor } = showWallet(wallet, vendorName)
      const lines = await findLines(options, { owner, memberWallets, wallet: wallet.id, vendor }, asked, period.value)
      const last = lines.at(-1)
      return ok({
        currency: memberWallets.currency,
        wallets: wallets.map((each) => showWallet(each, vendorName)),
        lines: [...lines],
        next: lines.length === atMost && last ? last.seq : null,
      })
    },
    async read({ request, caller }) {
      const { id: owner, number: account } = caller.account
      const { currency } = await walletStore.of(owner)
      const read = await readStatement(options, { ...request, owner, account, currency })
      if (!read.ok) return read
      const { holder, figures, sections, isCut } = read.value
      const { named: _, other: __, ...sums } = figures
      return ok({ holder, account, currency, figures: sums, sections: [...sections], isCut })
    },
    async make({ request, caller }) {
      const { id: owner, number: account } = caller.account
      const { currency } = await walletStore.of(owner)
      return makeStatement(options, { ...request, owner, account, currency })
    },
    verify: ({ request }) => checkStatement(options, request.code),
    async bonuses({ request, caller }) {
      const period = periodOf(request)
      if (!period.ok) return period
      const owner = caller.account.id
      const memberWallets = await walletStore.of(owner)
      const atMost = Math.min(Math.max(request.limit, 1), PAGE_MAX)
      const page = { before: request.before ?? SEQ_MAX, atMost }
      const { bonuses, total } = await findBonuses(
        options,
        { owner, memberWallets, wallet: memberWallets.cash },
        page,
        period.value,
      )
      const last = bonuses.at(-1)
      const next = bonuses.length === atMost && last ? last.seq : null
      return ok({ currency: memberWallets.currency, total, bonuses: [...bonuses], next })
    },
  }
}
