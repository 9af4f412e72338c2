import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { confirm, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { securityQuery } from './security.queries.ts'

/** Asks for confirmation, then removes a passkey. */
export function usePasskeyRemoval(): (passkey: { readonly id: string; readonly name: string }) => Promise<void> {
  const t = useTranslations('security')
  const tAuth = useTranslations('session')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  return async ({ id, name }) => {
    const isSure = await confirm({
      title: t('passkeys.removeTitle', { name }),
      text: t('passkeys.removeText'),
      yes: t('remove'),
      no: tAuth('cancel'),
      isDanger: true,
    })
    if (!isSure) return
    const reply = await proven(() => api.security.removePasskey({ id }))
    if (reply.ok) toast(t('passkeys.removed'))
    else toast(refusalText(reply.error.code), 'bad')
    await queries.invalidateQueries({ queryKey: securityQuery.queryKey })
  }
}
