import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { bonusesQuery } from './bonus.queries.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { Meter } from './Meter.tsx'

const TEXTS = ['bonus'] as const

function Running() {
  const t = useTranslations('bonus')
  const { language } = useLanguage()
  const { data: info } = useQuery(bonusesQuery(language))
  const [isOpen, setOpen] = useState(false)
  const bonus = info?.active
  if (bonus?.state !== 'active') return null
  return (
    <PanelCard title={t('withdrawal.title')} lead={t('withdrawal.text')}>
      <p className="font-medium">{bonus.name}</p>
      <Meter bonus={bonus} />
      <div>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('active.withdraw')}
        </Button>
      </div>
      {isOpen && <CancelDialog bonus={bonus} isWithdrawing onClose={() => setOpen(false)} />}
    </PanelCard>
  )
}

/** Says before a withdrawal that a bonus is running, what would go, and how to end it. */
export function BonusBeforeWithdrawal() {
  return (
    <TextsProvider pages={TEXTS}>
      <Running />
    </TextsProvider>
  )
}
