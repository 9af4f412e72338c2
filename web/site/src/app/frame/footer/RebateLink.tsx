import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useModule } from '@ronda/base/brand/modules.queries.ts'
import { LINK } from './link.ts'

/** Shown where the brand has manual rebates. */
export function RebateLink() {
  const t = useTranslations('shell')
  if (!useModule('MANPLAYREB3')) return null
  return (
    <Link to="/member" search={{ view: 'manualRebate' }} className={LINK}>
      {t('rebate')}
    </Link>
  )
}
