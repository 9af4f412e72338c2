import type { Good, GoodPicture, Redemption, ReviewedRedemption, StoredGood } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { NamedRedemption, StoredRedemption } from './redemption.sql.ts'

type Showing = { readonly language: Language; readonly urlOf: (picture: GoodPicture) => string }

export function shownGood({ id, value }: StoredGood, currency: Currency, { language, urlOf }: Showing): Good {
  const { kind, names, texts, price, picture, amount, stock, perMember } = value
  return {
    id,
    kind,
    name: names[language],
    text: texts[language],
    price,
    picture: urlOf(picture),
    amount,
    currency,
    stock,
    perMember,
  }
}

export function shownRedemption(redemption: StoredRedemption, { language, urlOf }: Showing): Redemption {
  const { id, kind, names, picture, quantity, price, amount, currency, state, reason, askedAtMs } = redemption
  return {
    id,
    kind,
    name: names[language],
    picture: urlOf(picture),
    redeemQuantity: quantity,
    points: price * quantity,
    amount,
    currency,
    state,
    isPaid: kind === 'delivery' || redemption.isPaid,
    reason,
    atMs: Math.trunc(askedAtMs),
  }
}

/** A redemption as staff see it. */
export function shownToStaff(redemption: NamedRedemption): ReviewedRedemption {
  const { id, member, kind, names, quantity, price, state, reason } = redemption
  return {
    id,
    member,
    kind,
    names,
    quantity,
    points: price * quantity,
    state,
    reason,
    decidedBy: redemption.decidedByName,
    decidedAt: redemption.decidedAtMs,
    askedAt: redemption.askedAtMs,
  }
}
