import { useTranslations } from 'use-intl'
import { useTableField } from '../sharedRound/context.ts'

/** A button that opens the list of players in the round, where there is no space for the list. */
export function PlayersPill({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslations('sharedRound.crash.riders')
  const riders = useTableField('snapshot')?.riders ?? []
  const out = riders.filter(({ left }) => left !== null).length
  return (
    <button type="button" className="company-pill" onClick={onOpen}>
      {riders.length === 0 ? t('pillNone') : t('pill', { out, all: riders.length })}
    </button>
  )
}
