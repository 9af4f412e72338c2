import type { DepositReason, InboxEvent, InboxFacts } from '@ronda/contract'
import { decimalsOf, fillText, makeDecimal, money } from '@ronda/core'
import { languages, type Language } from '@ronda/i18n'
import { agentContractTerms as termsEn } from '@ronda/i18n/en/agents/agentContractTerms'
import { deposit as depositEn } from '@ronda/i18n/en/money/deposit'
import { inbox as english } from '@ronda/i18n/en/talk/inbox'
import { withdrawal as withdrawalEn } from '@ronda/i18n/en/money/withdrawal'
import { agentContractTerms as termsEs } from '@ronda/i18n/es/agents/agentContractTerms'
import { deposit as depositEs } from '@ronda/i18n/es/money/deposit'
import { inbox as spanish } from '@ronda/i18n/es/talk/inbox'
import { withdrawal as withdrawalEs } from '@ronda/i18n/es/money/withdrawal'

const texts = {
  en: { inbox: english, deposit: depositEn.reasons, payout: withdrawalEn.reasons, kinds: termsEn.kinds },
  es: { inbox: spanish, deposit: depositEs.reasons, payout: withdrawalEs.reasons, kinds: termsEs.kinds },
} as const

export type MessageFacts = { readonly event: InboxEvent; readonly facts: InboxFacts }

/** An amount in the format of the site. */
function amountText({ amount, currency, limit }: InboxFacts, language: Language): string {
  if (amount === null) return ''
  // A session limit is counted in minutes.
  if (limit?.kind === 'session') return fillText(texts[language].inbox.minutes, { count: amount.toString() })
  if (currency === null) return ''
  const digits = decimalsOf(currency)
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(makeDecimal(money(amount, currency)) as Intl.StringNumericLiteral)
}

function timeText(untilMs: number | null, language: Language): string {
  if (untilMs === null) return ''
  const { locale } = languages[language]
  return `${new Date(untilMs).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
}

function goodText(good: InboxFacts['good'], language: Language): string {
  if (good === null || good === undefined) return ''
  return fillText(texts[language].inbox.good, { quantity: good.quantity.toString(), name: good[language] })
}

/** The reason as text; a reason code is replaced by the text that the site shows for it. */
function reasonText({ event, facts: { reason } }: MessageFacts, language: Language): string | undefined {
  if (reason === null) return undefined
  const { deposit, payout } = texts[language]
  if (event === 'deposit.failed') return deposit[reason as DepositReason]
  if (event === 'withdrawal.failed') return reason === 'account_closed' ? payout.account_closed : payout.other
  return fillText(texts[language].inbox.reason, { reason })
}

export type MessageText = { readonly title: string; readonly body: string }

/** The title and body of a message in a language. */
export function composeMessage(message: MessageFacts, language: Language): MessageText {
  const { inbox } = texts[language]
  const { event, facts } = message
  const [kind, state] = event.split('.') as [keyof typeof inbox.events, string]
  const { title, text } = (inbox.events[kind] as Readonly<Record<string, { title: string; text: string }>>)[state] ?? {
    title: '',
    text: '',
  }
  const { limit } = facts
  const filling = {
    amount: amountText(facts, language),
    name: facts.name ?? '',
    good: goodText(facts.good, language),
    promotion: facts.promotion?.[language] ?? '',
    contract: facts.payKind ? texts[language].kinds[facts.payKind] : '',
    time: timeText(facts.untilMs, language),
    limit: limit === null ? '' : `${inbox.limits[limit.kind]} (${inbox.periods[limit.period]})`,
  }
  const why = reasonText(message, language)
  return {
    title: fillText(title, filling),
    body: [fillText(text, filling), why].filter((part) => part !== undefined).join(' '),
  }
}

export const mailFrame = (language: Language) => ({ ...texts[language].inbox.mail, open: texts[language].inbox.open })
