import type { deposit as calls } from '@ronda/contract'
import { decimalsOf, ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import { isOwnOrigin, type Callers, type GroupHandlers } from '../../platform/http/index.ts'
import { askDeposit } from './ask.actions.ts'
import { confirmCash, readCash } from './cash.actions.ts'
import { addReceipt, cancelOwn, listOwn, markOpened, readOffers, readOwn, readAllowance } from './member.actions.ts'
import type { DepositOptions } from './allowance.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function depositRoutes(options: DepositOptions): GroupHandlers<typeof calls, Who> {
  return {
    async ways({ caller }) {
      const { id, currency } = caller.account
      const [ways, left] = [await readOffers(options, { owner: id, currency }), await readAllowance(options, id)]
      return ok({ currency, decimals: decimalsOf(currency), ways, room: left })
    },
    create({ request, caller, visit }) {
      const { id: owner, currency: ownCurrency } = caller.account
      const { key, way, amount, currency } = request
      const { origin: said } = visit
      const origin = said !== undefined && isOwnOrigin(said, options.origins()) ? said : (options.origins()[0] ?? '')
      return askDeposit(options, { owner, ownCurrency, key, way, amount, currency, origin })
    },
    async list({ request, caller }) {
      const { before } = request
      return ok(await listOwn(options, caller.account.id, before === undefined ? undefined : BigInt(before)))
    },
    one: ({ request, caller }) => readOwn(options, caller.account.id, request.id),
    opened: ({ request, caller }) => markOpened(options, caller.account.id, request.id),
    cancel: ({ request, caller }) => cancelOwn(options, caller.account.id, request.id),
    receipt: ({ request, caller }) => addReceipt(options, caller.account.id, request),
    cash: ({ request, caller }) => readCash(options, caller.account.id, request.code),
    confirmCash: ({ request, caller }) => confirmCash(options, caller.account.id, request.code, request.amount),
  }
}
