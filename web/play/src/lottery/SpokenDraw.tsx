import { useTranslations } from 'use-intl'
import { useLive } from '../table/useLive.ts'

/** Where the draw stands, for who listens. Each number is told as it comes, and what it brought when it is paid. */
export function SpokenDraw() {
  const t = useTranslations('lottery')
  const told = useLive('told')
  const stage = useLive('stage')
  if (!told) return null
  return <output className="spoken">{`${t('draw', { number: told.round.number })}: ${t(`status.${stage}`)}`}</output>
}
