import { useTranslations } from 'use-intl'
import { LoadError } from '../shell/LoadError.tsx'

/** A text that did not come, and the way to ask again. */
export function TextError({ error, retry }: { readonly error: unknown; readonly retry: () => unknown }) {
  const t = useTranslations()
  return <LoadError title={t('talk.failure')} error={error} onRetry={retry} />
}
