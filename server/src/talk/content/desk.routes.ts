import { ok, type Id, type Result } from '@ronda/core'
import type { Callers, MemberCaller } from '../../platform/http/index.ts'
import type { ChangeRefusal, Content } from './content.actions.ts'

/** The account is needed because every change is stored with the account that made it. */
export type DeskCallers = Callers & {
  readonly member: MemberCaller & { readonly account: { readonly id: Id<'account'> } }
}

type WireShowing<Value> = {
  readonly isPublished: boolean
  readonly startDate: number
  readonly endDate: number | null
  readonly place: number
  readonly value: Value
}
type WirePiece<Value> = WireShowing<Value> & {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly updatedAt: number
}
type DeskRequest<Request> = { readonly request: Request; readonly caller: DeskCallers['member'] }

export type DeskHandlers<Value> = {
  read(): Promise<Result<{ list: WirePiece<Value>[] }, never>>
  add(
    request: DeskRequest<WireShowing<Value> & { readonly name: string }>,
  ): Promise<Result<{ id: number; version: number }, 'talk.invalid' | 'talk.name_taken'>>
  change(
    request: DeskRequest<WireShowing<Value> & { readonly id: number; readonly version: number }>,
  ): Promise<Result<{ version: number }, ChangeRefusal>>
}

const stored = <Value>({ isPublished, startDate, endDate, place, value }: WireShowing<Value>) => ({
  isPublished,
  startsAtMs: startDate,
  endsAtMs: endDate,
  place,
  value,
})

/** The calls with which staff read, add and change the pieces of one kind. */
export function deskRoutes<Value>(content: Content<Value>): DeskHandlers<Value> {
  return {
    async read() {
      const pieces = await content.all()
      const list = pieces.map(({ startsAtMs, endsAtMs, updatedAtMs, ...piece }) => {
        return { ...piece, startDate: startsAtMs, endDate: endsAtMs, updatedAt: updatedAtMs }
      })
      return ok({ list })
    },
    async add({ request, caller }) {
      const added = await content.add({ name: request.name, ...stored(request) }, caller.account.id)
      return added.ok ? ok({ id: added.value, version: 0 }) : added
    },
    async change({ request, caller }) {
      const { id, version } = request
      const changed = await content.change({ id, version, ...stored(request) }, caller.account.id)
      return changed.ok ? ok({ version: changed.value }) : changed
    },
  }
}
