import { useTranslations } from 'use-intl'
import type { AgentLinkTerms } from '@ronda/contract'

/** In words what somebody signs who joins the line of an agent. */
export function useLineTermsText(): (terms: Pick<AgentLinkTerms, 'agent' | 'account' | 'note' | 'version'>) => string {
  const t = useTranslations('session.register.link')
  return ({ agent, account, note, version }) => {
    const text = t(`versions.v${version}.${account}`, { agent })
    return note === '' ? text : `${text} ${t('note', { agent, note })}`
  }
}
