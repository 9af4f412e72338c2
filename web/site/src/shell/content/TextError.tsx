import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

/** A text that failed to load, with a retry button. */
export function TextError({ error, retry }: { readonly error: unknown; readonly retry: () => unknown }) {
  const t = useTranslations()
  return <LoadError title={t('talk.failure')} error={error} onRetry={retry} />
}
