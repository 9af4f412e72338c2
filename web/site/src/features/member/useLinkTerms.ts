import { useTranslations } from 'use-intl'
import type { AgentLinkTerms } from '@ronda/contract'
import { confirm } from '@ronda/ui'

/** The terms of an agent's link in words. */
export function useLinkTermsText(): (terms: AgentLinkTerms) => string {
  const t = useTranslations('session.register.link')
  return ({ agent, account, note }) => {
    const text = t(account, { agent })
    return note === '' ? text : `${text} ${t('note', { agent, note })}`
  }
}

/** Shows the terms of a link whose code was typed; true once they are accepted. */
export function useSignLink(): (terms: AgentLinkTerms) => Promise<boolean> {
  const t = useTranslations('session.register.link')
  const textOf = useLinkTermsText()
  return (terms) => confirm({ title: t('title'), text: textOf(terms), yes: t('accept'), no: t('decline') })
}
