import type { raffleDesk as calls } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { decisionRefusal } from '../decision/index.ts'
import { listPrizes, type StoredPrize } from './entry.sql.ts'
import {
  cancelRaffle,
  proposeRaffle,
  publishRaffle,
  readEscrow,
  refuseRaffle,
  type RafflePlanOptions,
} from './plan.actions.ts'
import { listRaffles, type StoredRaffle } from './raffle.sql.ts'
import { isWithinLimits } from './raffle.ts'
import { shownPlan } from './raffle.view.ts'
import { raffleTerms } from './terms.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

export function raffleDeskRoutes(options: RafflePlanOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock, currency } = options
  const show = (reader: Id<'account'>, stored: StoredRaffle, winners: readonly StoredPrize[] = []) =>
    shownPlan(stored, winners, decisionRefusal(stored, reader, clock.nowMs()) === undefined)
  const showDecided = <Refusal extends string>(reader: Id<'account'>, decided: Result<StoredRaffle, Refusal>) =>
    decided.ok ? ok(show(reader, decided.value)) : decided
  return {
    async list({ request: { before }, caller }) {
      // One more than is shown, to know whether there are more.
      const found = await db.read((tx) => listRaffles(tx, before, PAGE_MAX + 1))
      const page = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null
      const ids = page.map(({ id }) => id)
      const winners = await db.read((tx) => listPrizes(tx, ids))
      const raffles = page.map((each) => show(caller.account.id, each, winners.get(each.id)))
      return ok({ currency, ...(await readEscrow(options)), raffles, next })
    },
    preview({ request: { plan } }) {
      const isGood = isWithinLimits(plan, currency, clock.nowMs())
      const termsIn = (language: Language) => raffleTerms(plan, { language, currency })
      return Promise.resolve(isGood ? ok({ terms: { es: termsIn('es'), en: termsIn('en') } }) : err('raffle.plan'))
    },
    async propose({ request, caller }) {
      const proposed = await proposeRaffle(options, { ...request, by: caller.account.id })
      return proposed.ok ? ok({ id: proposed.value }) : proposed
    },
    async approve({ request: { id }, caller: { account } }) {
      return showDecided(account.id, await publishRaffle(options, { id, by: account.id }))
    },
    async refuse({ request: { id, note }, caller: { account } }) {
      return showDecided(account.id, await refuseRaffle(options, { id, note, by: account.id }))
    },
    async cancel({ request: { id, note }, caller: { account } }) {
      return showDecided(account.id, await cancelRaffle(options, { id, note, by: account.id }))
    },
  }
}
