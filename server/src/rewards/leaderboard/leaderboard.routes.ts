import type { leaderboard as calls, missionDesk } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { decide, listMissions, offer, save, type DeskOptions } from '../mission/index.ts'
import { join, readBoards, readRace, type LeaderboardOptions } from './leaderboard.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function leaderboardRoutes(options: LeaderboardOptions): GroupHandlers<typeof calls, Who> {
  return {
    read: async ({ caller }) => ok(await readBoards(options, caller.account)),
    async join({ caller }) {
      const joined = await join(options, caller.account)
      return joined.ok ? ok({}) : joined
    },
  }
}

/** The desk shows missions and the board of this week on one page. */
export function missionDeskRoutes(options: LeaderboardOptions & DeskOptions): GroupHandlers<typeof missionDesk, Who> {
  return {
    async list({ caller }) {
      const missions = [...(await listMissions(options, caller.account.id))]
      const { currency, unit } = options
      return ok({ currency, unit, missions, board: await readRace(options) })
    },
    save: ({ request, caller }) => save(options, { ...request, by: caller.account.id }),
    approve: ({ request, caller }) =>
      decide(options, { ...request, isApproved: true, note: null, by: caller.account.id }),
    reject: ({ request, caller }) => decide(options, { ...request, isApproved: false, by: caller.account.id }),
    offer: ({ request, caller }) => offer(options, { ...request, by: caller.account.id }),
  }
}
