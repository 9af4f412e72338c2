import type { SportsCorrection, sportsDesk as calls, SportsVoidReason } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { approve, dryRun, propose, refuse, type Change, type DecideOptions } from './decide.actions.ts'
import { readDecision, readRecent, showDecision, showDecisions, showEffect } from './decision.actions.ts'

type Who = Callers & { readonly member: MemberSession }

type Asked = {
  readonly match: number
  readonly market: string | null
  readonly cause: SportsCorrection
  readonly voidReason: SportsVoidReason | null
}

/** A void has a reason, and nothing else has one. */
function changeIn({ match, market, cause, voidReason }: Asked): Result<Change, 'sports.void_reason'> {
  if ((cause === 'void') !== (voidReason !== null)) return err('sports.void_reason')
  if (cause === 'void' && voidReason !== null) return ok({ match, market, cause, reason: voidReason })
  return cause === 'void' ? err('sports.void_reason') : ok({ match, market, cause })
}

/** The calls by which staff void bets, and settle them again. */
export function decisionHandlers(
  options: DecideOptions,
): Pick<GroupHandlers<typeof calls, Who>, 'decisions' | 'preview' | 'propose' | 'approve' | 'refuse'> {
  const { clock } = options
  const shown = async <Refusal extends string>(done: Result<string, Refusal>, reader: string) =>
    done.ok ? ok({ decision: showDecision(await readDecision(options, done.value), reader, clock.nowMs()) }) : done
  return {
    async decisions({ caller }) {
      const nowMs = clock.nowMs()
      return ok({ decisions: showDecisions(await readRecent(options, nowMs), caller.account.id, nowMs) })
    },
    async preview({ request }) {
      const change = changeIn(request)
      if (!change.ok) return change
      const effects = await dryRun(options, change.value)
      return effects.ok ? ok({ effects: effects.value.map(showEffect) }) : effects
    },
    async propose({ request, caller }) {
      const change = changeIn(request)
      if (!change.ok) return change
      const { key, reason } = request
      const proposed = await propose(options, { key, reason, change: change.value, by: caller.account.id })
      return proposed.ok ? ok({ id: proposed.value }) : proposed
    },
    approve: async ({ request: { id }, caller }) =>
      shown(await approve(options, { id, by: caller.account.id }), caller.account.id),
    refuse: async ({ request: { id, note }, caller }) =>
      shown(await refuse(options, { id, note, by: caller.account.id }), caller.account.id),
  }
}
