import type { Promotion, promotionDesk as deskCalls, promotions as calls } from '@ronda/contract'
import { err, ok, present } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Account } from '../../people/identity/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { close, decideApplication, isDraftValid, propose, publish, readDesk, refuse } from './desk.actions.ts'
import { listSteps, type StoredMember } from './member.sql.ts'
import { isOfferedTo, join, listOffers, readOffers, type PromotionOptions } from './promotion.actions.ts'
import { findVersions } from './promotion.sql.ts'
import { shownOffer, shownOwn, shownToStaff, type Showing } from './promotion.view.ts'
import { claim, readFacts, readOwn } from './settle.actions.ts'
import { simulateCost } from './simulate.actions.ts'
import { termsOf } from './terms.ts'

type Who = Callers & { readonly member: MemberSession }

export type PromotionRoutes = PromotionOptions & Pick<Showing, 'urlOf'>

const showingOf = ({ clock, urlOf, bonuses }: PromotionRoutes, language: Language): Showing => ({
  bonuses,
  language,
  nowMs: clock.nowMs(),
  urlOf,
})

/** What was joined, as its owner sees it. */
async function showOwn(
  options: PromotionRoutes,
  own: readonly StoredMember[],
  language: Language,
): Promise<readonly Promotion[]> {
  const showing = showingOf(options, language)
  return options.db.read(async (tx) => {
    const versions = await findVersions(tx, own)
    const steps = Map.groupBy(
      await listSteps(
        tx,
        own.map(({ id }) => id),
      ),
      ({ member }) => member,
    )
    const shown: Promotion[] = []
    for (const member of own) {
      const terms = present(versions.get(`${member.promotion} ${member.version}`), 'the version that was joined')
      const facts = member.facts ?? (await readFacts(tx, terms, member, showing.nowMs))
      shown.push(shownOwn(member, { terms, facts, steps: steps.get(member.id) ?? [] }, showing))
    }
    return shown
  })
}

/** One of what an account has joined, after something was done with it. */
async function showOne(options: PromotionRoutes, { id: account }: Account, own: string, language: Language) {
  const found = (await readOwn(options, account)).find(({ id }) => id === own)
  return present((await showOwn(options, [present(found, 'what was just joined')], language))[0], 'what was shown')
}

export function promotionRoutes(options: PromotionRoutes): GroupHandlers<typeof calls, Who> {
  return {
    async offers({ request: { language } }) {
      const offers = await listOffers(options)
      const showing = showingOf(options, language)
      return ok({ list: offers.map((offer) => shownOffer(offer, undefined, showing)) })
    },
    async list({ request: { language }, caller: { account } }) {
      const own = await readOwn(options, account.id)
      const offers = await readOffers(options, account, own)
      const showing = showingOf(options, language)
      return ok({
        isOffered: await isOfferedTo(options, account),
        list: [
          ...(await showOwn(options, own, language)),
          ...offers.map(({ offer, reason }) => shownOffer(offer, reason, showing)),
        ],
      })
    },
    async join({ request: { id, version, code, language }, caller: { account } }) {
      const joined = await join(options, { id, version, code, who: account })
      if (!joined.ok) return joined
      options.onChanged(account.id)
      return ok(await showOne(options, account, joined.value, language))
    },
    async claim({ request: { own, language }, caller: { account } }) {
      const claimed = await claim(options, { own, account: account.id })
      return claimed.ok ? ok(await showOne(options, account, own, language)) : claimed
    },
  }
}

export function promotionDeskRoutes(options: PromotionRoutes): GroupHandlers<typeof deskCalls, Who> {
  const { currency, unit, bonuses } = options
  return {
    async list({ caller: { account } }) {
      const { promotions, nameOf, applications, fund } = await readDesk(options)
      const reading = { reader: account.id, nowMs: options.clock.nowMs() }
      return ok({
        currency,
        unit,
        fund,
        promotions: promotions.map((row) => shownToStaff(row, nameOf, reading)),
        applications: applications.map(({ id, member, terms, contact, appliedAtMs }) => ({
          id,
          member,
          names: present(terms, 'the version somebody applied for').draft.names,
          contact,
          appliedAtMs,
        })),
      })
    },
    async preview({ request: { draft } }) {
      if (!isDraftValid(draft, options)) return err('promotion.draft')
      const inLanguage = (language: Language): string[] => [...termsOf(draft, { language, currency, bonuses })]
      const simulation = await simulateCost(options, draft)
      return ok({ terms: { es: inLanguage('es'), en: inLanguage('en') }, simulation })
    },
    propose: ({ request, caller }) => propose(options, { ...request, by: caller.account.id }),
    publish: ({ request, caller }) => publish(options, { ...request, by: caller.account.id }),
    refuse: ({ request, caller }) => refuse(options, { ...request, by: caller.account.id }),
    close: ({ request, caller }) => close(options, { ...request, by: caller.account.id }),
    review: ({ request, caller }) => decideApplication(options, { ...request, by: caller.account.id }),
  }
}
