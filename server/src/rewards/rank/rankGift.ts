import { RANK_GIFT_DAYS } from '@ronda/contract'
import { days, fillText, type Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { rank as english } from '@ronda/i18n/en/rewards/rank'
import { rank as spanish } from '@ronda/i18n/es/rewards/rank'
import { atomsOf } from './rank.ts'

const TEXTS = { en: english, es: spanish } as const

const isNamed = (key: string): key is keyof typeof english.names => Object.hasOwn(english.names, key)

/** The name of a rank; empty for none. */
export function rankName(level: number, language: Language): string {
  const key = `level${level}`
  return isNamed(key) ? TEXTS[language].names[key] : ''
}

type Gift = {
  readonly id: string
  readonly account: string
  readonly kind: 'levelUp' | 'birthday'
  readonly level: number
  /** Whole units. */
  readonly units: number
  readonly currency: Currency
  readonly nowMs: number
}

const nameOf = (kind: Gift['kind'], level: number, language: Language): string =>
  fillText(TEXTS[language][kind], { rank: rankName(level, language) })

/** A gift of a rank as it is given; none where the settings give nothing. */
export function giftOf({ id, account, kind, level, units, currency, nowMs }: Gift) {
  if (units === 0) return []
  const names = { en: nameOf(kind, level, 'en'), es: nameOf(kind, level, 'es') }
  const expiresAtMs = nowMs + days(RANK_GIFT_DAYS)
  return [
    { id, account, fund: 'RANK' as const, names, currency, amount: atomsOf(units), givenAtMs: nowMs, expiresAtMs },
  ]
}
