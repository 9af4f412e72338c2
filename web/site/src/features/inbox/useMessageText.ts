import { useFormatter, useTranslations } from 'use-intl'
import { DEPOSIT_REASONS, type InboxMessage } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatCount, formatMoney, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { payoutReason } from '@ronda/base/withdrawal/payoutReason.ts'

export type MessageText = { readonly title: string; readonly text: string; readonly reason: string | undefined }

/** The reason as text; a code gets the text of its own page. */
function useReason(): (message: InboxMessage) => string | undefined {
  const t = useTranslations()
  return ({ event, facts: { reason } }) => {
    if (reason === null) return undefined
    if (event === 'deposit.failed') {
      const code = DEPOSIT_REASONS.find((each) => each === reason)
      return code && t(`deposit.reasons.${code}`)
    }
    if (event === 'withdrawal.failed') return t(`withdrawal.reasons.${payoutReason(reason) ?? 'other'}`)
    return `“${reason}”`
  }
}

/** The text of a message for its owner. */
export function useMessageText(): (message: InboxMessage) => MessageText {
  const t = useTranslations('inbox')
  const tKinds = useTranslations('agentContractTerms.kinds')
  const format = useFormatter()
  const locale = useLocale()
  const { language } = useLanguage()
  const reasonOf = useReason()
  return (message) => {
    const { amount, currency, name, good, promotion, payKind, untilMs, limit } = message.facts
    const isTime = limit?.kind === 'session'
    const written = isTime
      ? t('minutes', { count: String(amount ?? '') })
      : amount === null || currency === null
        ? ''
        : formatMoney(money(amount, currency), locale)
    const values = {
      amount: written,
      name: (name ?? '').replaceAll('• ', '•\u00A0'),
      good: good ? t('good', { quantity: formatCount(good.quantity, locale), name: good[language] }) : '',
      promotion: promotion?.[language] ?? '',
      contract: payKind ? tKinds(payKind) : '',
      time: untilMs === null ? '' : format.dateTime(untilMs, { dateStyle: 'long', timeStyle: 'short' }),
      limit: limit === null ? '' : `${t(`limits.${limit.kind}`)} (${t(`periods.${limit.period}`)})`,
    }
    return {
      title: t(`events.${message.event}.title`, values),
      text: t(`events.${message.event}.text`, values),
      reason: reasonOf(message),
    }
  }
}
