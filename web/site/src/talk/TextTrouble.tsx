import { useTranslations } from 'use-intl'
import { LoadTrouble } from '../shell/LoadTrouble.tsx'

/** A text that did not come, and the way to ask again. */
export function TextTrouble({ error, retry }: { readonly error: unknown; readonly retry: () => unknown }) {
  const t = useTranslations()
  return <LoadTrouble title={t('talk.trouble')} error={error} onRetry={retry} />
}
