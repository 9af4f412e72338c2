import { useTranslations } from 'use-intl'
import { LoadError } from '../../shell/LoadError.tsx'

export type GridErrorProps = {
  readonly error: unknown
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** The games did not come: why, and another try. */
export function GridError({ error, isBusy, onRetry }: GridErrorProps) {
  const t = useTranslations()
  return <LoadError title={t('games.failure')} error={error} onRetry={onRetry} isBusy={isBusy} />
}
