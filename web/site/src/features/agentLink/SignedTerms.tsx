import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { useLineTermsText } from '../../shell/texts/useLineTermsText.ts'
import { signedQuery } from './agentLink.queries.ts'

/** What the reader has signed when they joined the line of an agent; nothing for anybody else. */
export function SignedTerms() {
  const t = useTranslations('session.register.link')
  const format = useFormatter()
  const textOf = useLineTermsText()
  const { data, error, isError, refetch } = useQuery(signedQuery)
  if (data === undefined) return isError ? <LoadError title={t('failed')} error={error} onRetry={refetch} /> : null
  const { terms } = data
  if (terms === null) return null
  const date = format.dateTime(terms.signedAt, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <PanelCard title={t('title')} lead={t('signedOn', { date })}>
      <p className="max-w-measure break-words">{textOf(terms)}</p>
      <p className="text-text-faint text-xs break-all">{t('hash', { hash: terms.hash })}</p>
    </PanelCard>
  )
}
