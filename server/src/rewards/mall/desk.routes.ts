import type { mallDesk as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { addGood, approve, changeGood, lookAtRecipient, reject } from './desk.actions.ts'
import { listGoods } from './good.sql.ts'
import { GOODS_MAX } from './mall.ts'
import { shownToStaff } from './mall.view.ts'
import type { MallOptions } from './redeem.actions.ts'
import { listNamed } from './redemption.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

export function mallDeskRoutes(options: MallOptions): GroupHandlers<typeof calls, Who> {
  const { db, currency, pointsPerUnit } = options
  return {
    async goods() {
      const list = await db.read((tx) => listGoods(tx, false, GOODS_MAX))
      return ok({ currency, pointsPerUnit: await pointsPerUnit(), list: [...list] })
    },
    add: ({ request, caller }) => addGood(options, { ...request, by: caller.account.id }),
    change: ({ request, caller }) => changeGood(options, { ...request, by: caller.account.id }),
    async redemptions({ request: { state, before } }) {
      // One more than is shown, to know whether there are more.
      const found = await db.read((tx) => listNamed(tx, { state, before }, PAGE_MAX + 1))
      const page = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null
      return ok({ list: page.map((each) => shownToStaff(each)), next })
    },
    look: ({ request: { id }, caller }) => lookAtRecipient(options, id, caller.account.id),
    async approve({ request: { id }, caller }) {
      const decided = await approve(options, { id, by: caller.account.id })
      return decided.ok ? ok(shownToStaff(decided.value)) : decided
    },
    async reject({ request: { id, reason }, caller }) {
      const decided = await reject(options, { id, by: caller.account.id, reason })
      return decided.ok ? ok(shownToStaff(decided.value)) : decided
    },
  }
}
