import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Bonus } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, confirm, Dialog } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { Chance } from './Chance.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Fold, TermsText } from './Terms.tsx'
import { useAcceptBonus, useCancelBonus } from './useBonusAct.ts'
import { useMoment } from './useMoment.ts'

type OfferProps = { readonly bonus: Bonus; readonly isRunning: boolean }

function AcceptDialog({ bonus, onClose }: { readonly bonus: Bonus; readonly onClose: () => void }) {
  const t = useTranslations('bonus')
  const accepting = useAcceptBonus(onClose)
  return (
    <Dialog title={t('accept.title', { name: bonus.name })} closeLabel={t('accept.close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <Chance id={bonus.id} terms={bonus.terms} />
        <TermsText bonus={bonus} />
        <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
          <Button variant="quiet" size="large" isWide onClick={onClose}>
            {t('accept.later')}
          </Button>
          <Button size="large" isWide isBusy={accepting.isPending} onClick={() => accepting.mutate(bonus)}>
            {t('accept.send')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Figures({ bonus: { terms, target } }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus.offers')
  const { write } = useAmounts(terms.currency)
  const figures = [
    [t('amount'), write(terms.amount)],
    [t('target'), write(target)],
    [t('time'), t('days', { count: terms.days })],
  ] as const
  return (
    <dl className="grid grid-cols-1 gap-2 tablet:grid-cols-3">
      {figures.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-3 tablet:block">
          <dt className="text-text-faint text-sm">{label}</dt>
          <dd className="tabular font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ bonus, onAccept }: { readonly bonus: Bonus; readonly onAccept: () => void }) {
  const t = useTranslations('bonus.offers')
  const tAll = useTranslations('bonus')
  const declining = useCancelBonus(() => {})
  async function decline(): Promise<void> {
    const question = {
      title: t('declineTitle', { name: bonus.name }),
      text: t('declineText'),
      yes: t('decline'),
      no: tAll('accept.later'),
    }
    if (await confirm(question)) declining.mutate(bonus)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {bonus.state === 'offered' && <Button onClick={onAccept}>{t('accept')}</Button>}
      <Button variant="quiet" isBusy={declining.isPending} onClick={() => void decline()}>
        {t('decline')}
      </Button>
    </div>
  )
}

/** A bonus that the reader can accept, or has accepted and that waits. */
function Offer({ bonus, isRunning }: OfferProps) {
  const t = useTranslations('bonus')
  const when = useMoment()
  const [isAccepting, setAccepting] = useState(false)
  const { state, expiresAtMs } = bonus
  return (
    <li className="grid grid-cols-1 gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-bold">{bonus.name}</h3>
          <p className="text-text-faint text-sm">{t(`sources.${bonus.source}`)}</p>
        </div>
        <StateBadge state={state} />
      </div>
      <Figures bonus={bonus} />
      <p className="text-text-soft tabular text-sm">
        {state === 'offered' && expiresAtMs !== null
          ? t('offers.until', { when: when(expiresAtMs) })
          : t(isRunning ? 'offers.turn' : 'offers.turnNext')}
      </p>
      <Actions bonus={bonus} onAccept={() => setAccepting(true)} />
      <Fold title={t('terms')}>
        <TermsText bonus={bonus} />
      </Fold>
      {isAccepting && <AcceptDialog bonus={bonus} onClose={() => setAccepting(false)} />}
    </li>
  )
}

type OffersProps = { readonly bonuses: readonly Bonus[]; readonly isRunning: boolean }

export function Offers({ bonuses, isRunning }: OffersProps) {
  const t = useTranslations('bonus.offers')
  return (
    <PanelCard title={t('title')}>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {bonuses.map((bonus) => (
          <Offer key={bonus.id} bonus={bonus} isRunning={isRunning} />
        ))}
      </ul>
    </PanelCard>
  )
}
