import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

export type GridErrorProps = {
  readonly error: unknown
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** The games could not be loaded: the reason, and a retry button. */
export function GridError({ error, isBusy, onRetry }: GridErrorProps) {
  const t = useTranslations()
  return <LoadError title={t('games.failure')} error={error} onRetry={onRetry} isBusy={isBusy} />
}
