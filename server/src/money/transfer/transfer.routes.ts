import type { LinePerson, transfer as calls, TransferLine } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Person } from './transfer.ts'
import { listTransfers, readLine, sendTransfer, type Shown, type TransferOptions } from './transfer.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const personShown = ({ number: id, name, kind }: Person): LinePerson => ({ id, name, isAgent: kind === 'agent' })

function lineOf({ id, seq, isOut, other, amount, reason, state, askedAtMs: atMs }: Shown): TransferLine {
  const shown = state === 'asked' ? 'waiting' : state
  return { id, seq: seq.toString(), isOut, other: personShown(other), amount, reason, state: shown, atMs }
}

export function transferRoutes(options: TransferOptions): GroupHandlers<typeof calls, Who> {
  return {
    async line({ request, caller }) {
      const { up, down, ...rest } = await readLine(options, caller.account.id, request.q?.trim() ?? '')
      return ok({ ...rest, up: up ? personShown(up) : null, down: down.map(personShown) })
    },
    async send({ request, caller }) {
      const sent = await sendTransfer(options, { ...request, sender: caller.account.id })
      return sent.ok ? ok(lineOf(sent.value)) : err(sent.error)
    },
    async list({ request, caller }) {
      const before = request.before === undefined ? undefined : BigInt(request.before)
      const { transfers, hasMore } = await listTransfers(options, caller.account.id, before)
      return ok({ transfers: transfers.map(lineOf), hasMore })
    },
  }
}
