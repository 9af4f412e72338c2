import type { raffles as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { claim, readEntries, readProof, readRaffleOffers, readRaffles, type RaffleOptions } from './claim.actions.ts'
import { shownProof, shownRaffle } from './raffle.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function raffleRoutes(options: RaffleOptions): GroupHandlers<typeof calls, Who> {
  const { clock, currency } = options
  return {
    async offers({ request: { language } }) {
      const showing = { language, nowMs: clock.nowMs() }
      const views = await readRaffleOffers(options)
      const raffles = views.map((view) => shownRaffle({ ...view, own: undefined }, showing))
      return ok({ currency, nowMs: showing.nowMs, raffles })
    },
    async list({ request: { language }, caller }) {
      const { notOffered, views } = await readRaffles(options, caller.account)
      const showing = { language, nowMs: clock.nowMs() }
      return ok({
        currency,
        nowMs: showing.nowMs,
        notOffered,
        raffles: views.map((view) => shownRaffle(view, showing)),
      })
    },
    async claim({ request: { id, language }, caller }) {
      const claimed = await claim(options, { id, who: caller.account, device: caller.device })
      return claimed.ok ? ok(shownRaffle(claimed.value, { language, nowMs: clock.nowMs() })) : claimed
    },
    async proof({ request: { id, language } }) {
      const found = await readProof(options, id)
      return found.ok ? ok(shownProof(found.value, { language, nowMs: clock.nowMs() })) : found
    },
    entries: async ({ request: { id, from } }) => readEntries(options, id, from ?? 1),
  }
}
