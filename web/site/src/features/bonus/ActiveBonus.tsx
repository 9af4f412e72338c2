import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Bonus } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, useNow } from '@ronda/ui'
import type { BonusInfo } from './bonus.queries.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { Lines } from './Lines.tsx'
import { Meter } from './Meter.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Steps } from './Steps.tsx'
import { Fold, TermsText } from './Terms.tsx'
import { useMoment } from './useMoment.ts'

type ActiveProps = { readonly bonus: Bonus; readonly lines: BonusInfo['lines'] }

function Figures({ bonus: { terms, ifCancelled, expiresAtMs } }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus.active')
  const when = useMoment()
  const { write } = useAmounts(terms.currency)
  return (
    <dl className="grid grid-cols-2 gap-4">
      {ifCancelled !== null && (
        <div>
          <dt className="text-text-faint text-sm">{t('balance')}</dt>
          <dd className="tabular text-xl font-bold">{write(ifCancelled.balance)}</dd>
        </div>
      )}
      <div>
        <dt className="text-text-faint text-sm">
          {t(terms.kind === 'spins' && terms.stakeMin === terms.stakeMax ? 'stakeFixed' : 'stakeMax')}
        </dt>
        <dd className="tabular text-xl font-bold">{write(terms.stakeMax)}</dd>
      </div>
      {expiresAtMs !== null && (
        <div className="col-span-2">
          <dt className="spoken">{t('time')}</dt>
          <dd className="text-text-soft tabular text-sm">{t('ends', { when: when(expiresAtMs) })}</dd>
        </div>
      )}
    </dl>
  )
}

/** What is happening to the bonus that its figures do not say. */
function Note({ bonus: { state, isSettling, expiresAtMs } }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus.active')
  const nowMs = useNow()
  const isTimeUp = expiresAtMs !== null && nowMs >= expiresAtMs
  const note =
    state === 'ending' || state === 'starting'
      ? t(state)
      : isTimeUp
        ? t('timeUp')
        : isSettling
          ? t('settling')
          : undefined
  return note === undefined ? null : <p className="text-text-soft text-sm">{note}</p>
}

function Actions({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus.active')
  const [open, setOpen] = useState<'cancel' | 'withdraw'>()
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/rng" className={buttonClass()}>
        {t('play')}
      </Link>
      <Button variant="quiet" onClick={() => setOpen('withdraw')}>
        {t('withdraw')}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('cancel')}>
        {t('cancel')}
      </Button>
      {open !== undefined && (
        <CancelDialog bonus={bonus} isWithdrawing={open === 'withdraw'} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}

/** The bonus that is running: its meter, its money, its terms, and how to end it. */
export function ActiveBonus({ bonus, lines }: ActiveProps) {
  const t = useTranslations('bonus')
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5 tablet:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={heading} className="text-lg font-bold">
            {bonus.name}
          </h2>
          <p className="text-text-faint text-sm">{t(`sources.${bonus.source}`)}</p>
        </div>
        <StateBadge state={bonus.state} />
      </div>
      <Meter bonus={bonus} />
      <Figures bonus={bonus} />
      <Note bonus={bonus} />
      {bonus.state === 'active' && <Actions bonus={bonus} />}
      <div className="grid grid-cols-1 gap-2">
        <Fold title={t('lines.title')} isOpen={lines.length > 0}>
          <Lines lines={lines} currency={bonus.terms.currency} />
        </Fold>
        <Fold title={t('history.steps')}>
          <Steps bonus={bonus} />
        </Fold>
        <Fold title={t('terms')}>
          <TermsText bonus={bonus} />
        </Fold>
      </div>
    </section>
  )
}
