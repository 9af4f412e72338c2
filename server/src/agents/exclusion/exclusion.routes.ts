import type { exclusionDesk as deskCalls, exclusions as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { RewardGame } from '../../rewards/bet/index.ts'
import { appeal, listOwn, type AppealOptions } from './appeal.actions.ts'
import { answerAppeal } from './answer.actions.ts'
import { decideCase } from './decide.actions.ts'
import { readCase, readCases, type DeskOptions } from './desk.actions.ts'
import { shownCase, shownExclusion, shownRead } from './exclusion.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function exclusionRoutes(options: AppealOptions): GroupHandlers<typeof calls, Who> {
  const { clock } = options
  return {
    async list({ request: { before }, caller }) {
      const { rows, hasMore } = await listOwn(options, caller.account.id, before)
      const next = hasMore ? (rows.at(-1)?.stored.seq ?? null) : null
      return ok({ rows: rows.map((row) => shownExclusion(row, clock.nowMs())), next })
    },
    async appeal({ request, caller }) {
      const made = await appeal(options, { ...request, agent: caller.account.id })
      return made.ok ? ok(shownExclusion(made.value, clock.nowMs())) : made
    },
  }
}

type Options = DeskOptions & { readonly games: ReadonlyMap<string, RewardGame> }

export function exclusionDeskRoutes(options: Options): GroupHandlers<typeof deskCalls, Who> {
  const { clock, games } = options
  return {
    async list({ request, caller }) {
      const { rows, names, hasMore } = await readCases(options, request)
      const reader = { id: caller.account.id, nowMs: clock.nowMs() }
      const next = hasMore ? (rows.at(-1)?.seq ?? null) : null
      return ok({ cases: rows.map((row) => shownCase(row, names, reader)), next })
    },
    async read({ request: { id, language }, caller }) {
      const parts = await readCase(options, id)
      if (parts === undefined) return err('exclusion.unknown')
      const reader = { id: caller.account.id, nowMs: clock.nowMs() }
      const gameName = (game: string): string => games.get(game)?.names[language] ?? game
      return ok(shownRead(parts, { gameName, reader, secondFrom: await options.secondFrom() }))
    },
    async decide({ request, caller }) {
      const done = await decideCase(options, { ...request, by: caller.account.id })
      return done.ok ? ok({ outcome: done.value }) : done
    },
    async answer({ request, caller }) {
      const done = await answerAppeal(options, { ...request, by: caller.account.id })
      return done.ok ? ok({ outcome: done.value }) : done
    },
  }
}
