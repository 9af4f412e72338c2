import { useTranslations } from 'use-intl'
import { useLive } from './useLive.ts'

/** Where there is no room for a list of who is in the round, the way to it. */
export function CompanyPill({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslations('live.crash.riders')
  const riders = useLive('told')?.riders ?? []
  const out = riders.filter(({ left }) => left !== null).length
  return (
    <button type="button" className="company-pill" onClick={onOpen}>
      {riders.length === 0 ? t('pillNone') : t('pill', { out, all: riders.length })}
    </button>
  )
}
