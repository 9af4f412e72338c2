import type { tournaments as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import {
  join,
  readBoard,
  readProof,
  readResult,
  readTournaments,
  type TournamentOptions,
} from './tournament.actions.ts'
import { shownBoard, shownProof, shownTournament } from './tournament.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function tournamentRoutes(options: TournamentOptions): GroupHandlers<typeof calls, Who> {
  const { clock } = options
  return {
    async list({ caller }) {
      const { notOffered, views } = await readTournaments(options, caller.account)
      const nowMs = clock.nowMs()
      return ok({ nowMs, notOffered, tournaments: views.map((view) => shownTournament(view, nowMs)) })
    },
    async board({ request: { id, from }, caller }) {
      const asked = { id, from: Math.max(1, from ?? 1), who: caller.account }
      const found = await readBoard(options, asked)
      return found.ok ? ok(shownBoard(found.value, caller.account.id, clock.nowMs())) : found
    },
    async join({ request: { id }, caller }) {
      const joined = await join(options, { id, who: caller.account })
      return joined.ok ? ok(shownTournament(joined.value, clock.nowMs())) : joined
    },
    async proof({ request: { id } }) {
      const found = await readProof(options, id)
      return found.ok ? ok(shownProof(found.value, clock.nowMs())) : found
    },
    async result({ request: { id, after } }) {
      const page = await readResult(options, id, after ?? 0)
      if (!page.ok) return page
      const { entries, next } = page.value
      return ok({ next, entries: entries.map(({ rounds, ...entry }) => ({ ...entry, rounds: [...rounds] })) })
    },
  }
}
