import { useTranslations } from 'use-intl'
import { LoadTrouble } from '../../shell/LoadTrouble.tsx'

export type WallTroubleProps = {
  readonly error: unknown
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** The games did not come: why, and another try. */
export function WallTrouble({ error, isBusy, onRetry }: WallTroubleProps) {
  const t = useTranslations()
  return <LoadTrouble title={t('games.trouble')} error={error} onRetry={onRetry} isBusy={isBusy} />
}
