import type { mall as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import { goodUrl } from '../../catalog/pictures/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { listGoods } from './good.sql.ts'
import { GOODS_MAX } from './mall.ts'
import { shownGood, shownRedemption } from './mall.view.ts'
import { redeemFor, type MallOptions } from './redeem.actions.ts'
import { listRedemptions } from './redemption.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

export function mallRoutes(options: MallOptions): GroupHandlers<typeof calls, Who> {
  const { db, currency } = options
  return {
    async goods({ request: { language } }) {
      const goods = await db.read((tx) => listGoods(tx, true, GOODS_MAX))
      return ok({ list: goods.map((good) => shownGood(good, currency, { language, urlOf: goodUrl })) })
    },
    async redeem({ request: { recipient, ...request }, caller }) {
      const { language, id: account } = caller.account
      const redeemed = await redeemFor(options, { ...request, recipient, account })
      return redeemed.ok ? ok(shownRedemption(redeemed.value, { language, urlOf: goodUrl })) : redeemed
    },
    async redemptions({ request: { language, before }, caller }) {
      // One more than is shown, to know whether there are more.
      const found = await db.read((tx) => listRedemptions(tx, caller.account.id, before, PAGE_MAX + 1))
      const page = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null
      return ok({ list: page.map((each) => shownRedemption(each, { language, urlOf: goodUrl })), next })
    },
  }
}
