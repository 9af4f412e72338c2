import type { withdrawal as memberCalls, withdrawalDesk as deskCalls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { WithdrawalOptions } from './advance.actions.ts'
import { answer, approve, reject, retry } from './desk.actions.ts'
import { confirmReceipt, disputeWithdrawal } from './receipt.actions.ts'
import { findOnDesk, findOwn, showOwn, showPile } from './show.actions.ts'
import { requestWithdrawal, showAllowance } from './withdrawal.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function withdrawalRoutes(options: WithdrawalOptions): GroupHandlers<typeof memberCalls, Who> {
  return {
    room: async ({ caller }) => ok(await showAllowance(options, caller.account.id)),
    list: async ({ request, caller }) => ok(await showOwn(options, caller.account.id, request.before)),
    one: ({ request, caller }) => findOwn(options, caller.account.id, request.id),
    request: ({ request, caller }) => requestWithdrawal(options, caller.account.id, request),
    confirm: ({ request, caller }) => confirmReceipt(options, caller.account.id, request.id, request),
    dispute: ({ request, caller }) => disputeWithdrawal(options, caller.account.id, request.id, request),
  }
}

export function withdrawalDeskRoutes(options: WithdrawalOptions): GroupHandlers<typeof deskCalls, Who> {
  return {
    queue: async ({ request }) => ok(await showPile(options, request.pile, request.after)),
    one: ({ request }) => findOnDesk(options, request.id),
    approve: ({ request, caller }) => approve(options, caller.account.id, request.id),
    reject: ({ request, caller }) => reject(options, caller.account.id, request.id, request.reason),
    retry: ({ request, caller }) => retry(options, caller.account.id, request.id),
    answer: ({ request, caller }) => answer(options, caller.account.id, request.id, request),
  }
}
