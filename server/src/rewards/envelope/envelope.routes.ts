import type { envelopes as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { shownEnvelope, shownProof } from './envelope.view.ts'
import { readEnvelopes, readProof, take, type EnvelopeOptions } from './take.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function envelopeRoutes(options: EnvelopeOptions): GroupHandlers<typeof calls, Who> {
  const { clock, currency } = options
  return {
    async list({ request: { language }, caller }) {
      const { notOffered, views } = await readEnvelopes(options, caller.account)
      const showing = { language, nowMs: clock.nowMs() }
      return ok({
        currency,
        nowMs: showing.nowMs,
        notOffered,
        envelopes: views.map((view) => shownEnvelope(view, showing)),
      })
    },
    async take({ request: { id, clientSeed, language }, caller }) {
      const taken = await take(options, { id, who: caller.account, device: caller.device, clientSeed })
      return taken.ok ? ok(shownEnvelope(taken.value, { language, nowMs: clock.nowMs() })) : taken
    },
    async proof({ request: { id, language } }) {
      const found = await readProof(options, id)
      return found.ok ? ok(shownProof(found.value, { language, nowMs: clock.nowMs() })) : found
    },
  }
}
