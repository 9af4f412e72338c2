import { useTranslations } from 'use-intl'
import { useTableField } from '../shared/sharedRound/context.ts'

/** The state of the draw for screen readers. Each number is announced as it is drawn, and the win when it is paid. */
export function SpokenDraw() {
  const t = useTranslations('lottery')
  const snapshot = useTableField('snapshot')
  const stage = useTableField('stage')
  if (!snapshot) return null
  return (
    <output className="spoken">{`${t('draw', { number: snapshot.round.number })}: ${t(`status.${stage}`)}`}</output>
  )
}
