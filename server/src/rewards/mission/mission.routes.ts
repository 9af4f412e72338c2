import type { missions as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { betMinOf } from './mission.ts'
import { join, readSummary, type MissionOptions } from './mission.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function missionRoutes(options: MissionOptions): GroupHandlers<typeof calls, Who> {
  return {
    async summary({ request: { language }, caller }) {
      const summary = await readSummary(options, caller.account, language)
      return ok({ ...summary, betMin: betMinOf(options) })
    },
    join: ({ request: { id, version, language }, caller }) =>
      join(options, { id, version, who: caller.account }, language),
  }
}
