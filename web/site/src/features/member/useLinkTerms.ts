import { useTranslations } from 'use-intl'
import type { AgentLinkTerms } from '@ronda/contract'
import { confirm } from '@ronda/ui'
import { useLineTermsText } from '../../shell/texts/useLineTermsText.ts'

/** Shows the terms of a link whose code was typed; true once they are accepted. */
export function useSignLink(): (terms: AgentLinkTerms) => Promise<boolean> {
  const t = useTranslations('session.register.link')
  const textOf = useLineTermsText()
  return (terms) => confirm({ title: t('title'), text: textOf(terms), yes: t('accept'), no: t('decline') })
}
