import type { Reward, rewards as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { collect, readRewards, type RewardOptions } from './reward.actions.ts'
import type { StoredReward } from './reward.sql.ts'

type Who = Callers & { readonly member: MemberSession }

/** A reward as its owner sees it. One whose time is over is shown as expired before the job has written it. */
function shown(stored: StoredReward, language: Language, nowMs: number): Reward {
  const { id, fund, names, currency, amount, state, givenAtMs, expiresAtMs, changedAtMs } = stored
  const isOver = state === 'open' && expiresAtMs !== null && expiresAtMs <= nowMs
  return {
    id,
    fund,
    name: names[language],
    currency,
    amount,
    state: isOver ? 'expired' : state,
    givenAtMs: Math.trunc(givenAtMs),
    expiresAtMs: expiresAtMs === null ? null : Math.trunc(expiresAtMs),
    collectedAtMs: state === 'collected' ? Math.trunc(changedAtMs) : null,
  }
}

export function rewardRoutes(options: RewardOptions): GroupHandlers<typeof calls, Who> {
  const { clock } = options
  return {
    async list({ request: { language }, caller }) {
      const { currency, sum, open, past } = await readRewards(options, caller.account.id)
      const show = (stored: StoredReward) => shown(stored, language, clock.nowMs())
      return ok({ currency, openAmount: sum.amount, openCount: sum.count, open: open.map(show), past: past.map(show) })
    },
    async collect({ request: { id, language }, caller }) {
      const collected = await collect(options, { id, account: caller.account.id })
      return collected.ok ? ok(shown(collected.value, language, clock.nowMs())) : collected
    },
  }
}
