import type { RafflePlan } from '@ronda/contract'
import { fillText, money, writeMoney, type Currency } from '@ronda/core'
import { languages, type Language } from '@ronda/i18n'
import { raffleTerms as english } from '@ronda/i18n/en/rewards/raffleTerms'
import { raffleTerms as spanish } from '@ronda/i18n/es/rewards/raffleTerms'
import { potOf, roomOf, scaleOf } from './raffle.ts'

const TEXTS = { en: english, es: spanish } as const

export type Reader = { readonly language: Language; readonly currency: Currency }

/** The rule of a raffle in words. Its moments are shown beside it, in the time zone of the reader. */
export function raffleTerms(plan: RafflePlan, { language, currency }: Reader): string[] {
  const t = TEXTS[language]
  const { locale } = languages[language]
  const write = (atoms: bigint): string => writeMoney(money(atoms, currency), locale)
  const count = (value: number): string => value.toLocaleString(locale)
  const { hasFree, betPerTicket, ticketsMax, prizes } = plan
  const { perPrize, prizesMax, stock } = scaleOf(plan)
  const list = prizes.map((prize) => fillText(t.amount, { count: count(prize.count), amount: write(prize.amount) }))
  return [
    ...(hasFree ? [t.free] : []),
    ...(betPerTicket === null ? [] : [fillText(t.bets, { amount: write(betPerTicket) }), t.valid, t.late]),
    fillText(t.max, { tickets: count(ticketsMax), room: count(roomOf(plan)) }),
    fillText(t.prizes, { perPrize: count(perPrize), cap: count(prizesMax), stock: count(stock) }),
    fillText(t.amounts, { list: list.join(', ') }),
    t.draw,
    fillText(t.reserved, { pot: write(potOf(plan)) }),
    t.cash,
    t.device,
  ]
}
