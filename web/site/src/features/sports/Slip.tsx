import { Link, useRouterState } from '@tanstack/react-router'
import { Ticket, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { PRICE_POLICIES, type PricePolicy } from '@ronda/contract'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { viewerOf } from '@ronda/base/member/roles.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { showOdds, type OddsFormat } from '@ronda/games/sports'
import { Button, buttonClass, IconButton, Select, useNow } from '@ronda/ui'
import type { Selection } from './selection.ts'
import { SlipOffer } from './SlipOffer.tsx'
import type { Board } from './sports.queries.ts'
import { leftMs, paysOf } from './sportsView.ts'
import { StakeField } from './StakeField.tsx'
import { useMarketTexts } from './useMarketTexts.ts'
import { usePlace, type Asked } from './usePlace.ts'

export type SlipProps = {
  readonly selection: Selection
  readonly format: OddsFormat
  readonly offered: Pick<Board, 'limits' | 'takesMoney' | 'aheadMs'>
  /** Where there may be no keyboard. */
  readonly hasPad: boolean
  /** In a dialog, which closes, nothing else removes the selection. */
  readonly onRemove?: (() => void) | undefined
  /** The price was accepted that the server offered. */
  readonly onReprice: (price: number, priceVersion: number) => void
  readonly onPlaced: () => void
}

/** What is bet on, and at which price. */
function SlipHead({ selection, format, onRemove }: Pick<SlipProps, 'selection' | 'format' | 'onRemove'>) {
  const t = useTranslations('sports')
  const { marketName, choiceName } = useMarketTexts()
  const { match, market, choice, price } = selection
  const { home, away } = match
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <div className="min-w-0">
        <p className="font-bold">{choiceName(market, choice, match)}</p>
        <p className="text-text-soft text-sm">{marketName(market, match)}</p>
        <p className="text-text-soft text-sm">{t('versus', { home, away })}</p>
      </div>
      <div className="grid content-start justify-items-end gap-1">
        {onRemove !== undefined && <IconButton icon={X} label={t('slip.remove')} onClick={onRemove} />}
        <span className="tabular text-lg font-bold">{showOdds(format, price)}</span>
      </div>
    </div>
  )
}

type ActionProps = Pick<SlipProps, 'selection' | 'offered'> & { readonly stake: bigint; readonly isBusy: boolean }

/** The button that places the bet, or why there is none. */
function SlipAction({ selection, offered, stake, isBusy }: ActionProps) {
  const t = useTranslations('sports.slip')
  const viewer = viewerOf(useMember())
  const here = useRouterState({ select: (state) => state.location.href })
  const { write } = useAmounts(offered.limits.currency)
  const isGone = leftMs(selection.match.closesAtMs, useNow(), offered.aheadMs) === 0
  if (isGone || !offered.takesMoney) return <p className="text-text-soft text-sm">{t(isGone ? 'gone' : 'noMoney')}</p>
  if (viewer === 'visitor') {
    return (
      <Link to="/login" search={{ to: here }} className={buttonClass('primary', 'large')}>
        {t('signIn')}
      </Link>
    )
  }
  if (viewer === 'trial') return <p className="text-text-soft text-sm">{t('register')}</p>
  return (
    <Button type="submit" size="large" isWide isBusy={isBusy} disabled={stake === 0n}>
      {stake === 0n ? t('enter') : t('place', { amount: write(stake) })}
    </Button>
  )
}

type PolicyProps = { readonly policy: PricePolicy; readonly onPolicy: (policy: PricePolicy) => void }

function PolicyChoice({ policy, onPolicy }: PolicyProps) {
  const t = useTranslations('sports.slip')
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="text-text-soft">{t('policy')}</span>
      <Select
        label={t('policy')}
        value={policy}
        options={PRICE_POLICIES.map((value) => ({ value, label: t(`policies.${value}`) }))}
        onChoose={(value) => onPolicy(PRICE_POLICIES.find((each) => each === value) ?? policy)}
      />
    </div>
  )
}

/** The typed stake, or an exact one that was offered. */
function useStake() {
  const [text, setText] = useState('')
  const [exact, setExact] = useState<bigint>()
  return {
    text,
    exact,
    stake: exact ?? BigInt(text === '' ? '0' : text) * ATOMS_PER_UNIT,
    setExact,
    type(next: string): void {
      setExact(undefined)
      setText(next)
    },
  }
}

/** The bet that is being made: one selection and its stake. */
export function Slip({ selection, format, offered, hasPad, onRemove, onReprice, onPlaced }: SlipProps) {
  const t = useTranslations('sports.slip')
  const { text, exact, stake, type, setExact } = useStake()
  const [policy, setPolicy] = useState<PricePolicy>('better')
  const { place, offer, failure, isBusy, forget } = usePlace(onPlaced)
  const { currency, stakeMin, payoutMax } = offered.limits
  const { write } = useAmounts(currency)
  const { price } = selection
  const asked: Asked = { selection, policy, stake }
  /** What was answered is about another bet from now on. */
  const change = (act: () => void): void => {
    forget()
    act()
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (stake > 0n && !isBusy) void place(asked)
      }}
    >
      <SlipHead selection={selection} format={format} onRemove={onRemove} />
      <StakeField
        text={text}
        exact={exact}
        currency={currency}
        hasPad={hasPad}
        onText={(next) => change(() => type(next))}
      />
      <PolicyChoice policy={policy} onPolicy={setPolicy} />
      {stake > 0n && (
        <p aria-live="polite" className="tabular font-medium">
          {t('pays', { amount: write(paysOf({ price, stake, currency })) })}
        </p>
      )}
      {offer !== undefined && (
        <SlipOffer
          offer={offer}
          seen={price}
          currency={currency}
          format={format}
          onReprice={(next, version) => change(() => onReprice(next, version))}
          onStake={(atoms) => change(() => setExact(atoms))}
        />
      )}
      <FormError text={failure} />
      <SlipAction selection={selection} offered={offered} stake={stake} isBusy={isBusy} />
      <p className="text-text-faint text-xs">{t('limits', { min: write(stakeMin), max: write(payoutMax) })}</p>
    </form>
  )
}

/** What stands where the slip will be. */
export function EmptySlip() {
  const t = useTranslations('sports.slip')
  return (
    <p className="text-text-soft flex items-center gap-3 text-sm">
      <Ticket aria-hidden className="size-icon shrink-0" />
      {t('empty')}
    </p>
  )
}
