import { Link, useRouterState } from '@tanstack/react-router'
import { Delete, Ticket, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { PRICE_POLICIES, type PricePolicy } from '@ronda/contract'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { viewerOf } from '@ronda/base/member/roles.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { showOdds, type OddsFormat } from '@ronda/games/sports'
import { Button, buttonClass, IconButton, Select, useNow } from '@ronda/ui'
import type { Selection } from './slip.ts'
import type { Board } from './sports.queries.ts'
import { eraseDigit, leftMs, paysOf, typeDigit } from './sportsView.ts'
import { useMarketTexts } from './useMarketTexts.ts'
import { usePlace, type Asked } from './usePlace.ts'

export type SlipProps = {
  readonly selection: Selection
  readonly format: OddsFormat
  readonly offered: Pick<Board, 'limits' | 'takesMoney' | 'aheadMs'>
  /** In a dialog, which closes, nothing else removes the selection. */
  readonly onRemove?: (() => void) | undefined
  /** Where there may be no keyboard. */
  readonly hasPad: boolean
  /** The price was accepted that the server offered. */
  readonly onReprice: (price: number, priceVersion: number) => void
  readonly onPlaced: () => void
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const QUICK = [5, 10, 50]

type PadProps = { readonly text: string; readonly onText: (text: string) => void }

/** Keys for whole amounts: one tap each, beside the keyboard. */
function StakePad({ text, onText }: PadProps) {
  const t = useTranslations('sports.slip')
  const key =
    'bg-surface-2 border-line hover:bg-surface-3 min-h-control rounded-md border text-lg font-medium transition-colors'
  return (
    <div role="group" aria-label={t('keypad')} className="grid grid-cols-3 gap-1">
      {DIGITS.map((digit) => (
        <button key={digit} type="button" className={key} onClick={() => onText(typeDigit(text, digit))}>
          {digit}
        </button>
      ))}
      <span />
      <button type="button" className={key} onClick={() => onText(typeDigit(text, '0'))}>
        0
      </button>
      <button
        type="button"
        aria-label={t('erase')}
        className={`${key} grid place-items-center`}
        onClick={() => onText(eraseDigit(text))}
      >
        <Delete aria-hidden className="size-icon" />
      </button>
    </div>
  )
}

function SignIn() {
  const t = useTranslations('sports.slip')
  const here = useRouterState({ select: (state) => state.location.href })
  return (
    <Link to="/login" search={{ to: here }} className={buttonClass('primary', 'large')}>
      {t('signIn')}
    </Link>
  )
}

type OfferProps = Pick<SlipProps, 'format' | 'onReprice'> & {
  readonly offer: NonNullable<ReturnType<typeof usePlace>['offer']>
  readonly seen: number
  readonly currency: Board['limits']['currency']
  readonly onStake: (atoms: bigint) => void
}

/** Another price or stake, in place of a bare refusal. */
function Offer({ offer, seen, currency, format, onReprice, onStake }: OfferProps) {
  const t = useTranslations('sports.slip')
  const { write } = useAmounts(currency)
  const { reason, price, priceVersion, stakeMax } = offer
  if (reason === 'price') {
    const to = showOdds(format, price)
    return (
      <div role="alert" className="bg-accent-soft grid gap-3 rounded-md p-3 text-sm">
        <p>{t('priceOffer', { from: showOdds(format, seen), to })}</p>
        <Button size="small" onClick={() => onReprice(price, priceVersion)}>
          {t('acceptPrice', { price: to })}
        </Button>
      </div>
    )
  }
  return (
    <div role="alert" className="bg-accent-soft grid gap-3 rounded-md p-3 text-sm">
      <p>{stakeMax > 0n ? t('stakeOffer', { amount: write(stakeMax) }) : t('full')}</p>
      {stakeMax > 0n && (
        <Button size="small" onClick={() => onStake(stakeMax)}>
          {t('acceptStake', { amount: write(stakeMax) })}
        </Button>
      )}
    </div>
  )
}

const isPolicy = (value: string): value is PricePolicy => PRICE_POLICIES.some((policy) => policy === value)

/** The bet that is being made: one selection and its stake. */
export function Slip({ selection, format, offered, hasPad, onRemove, onReprice, onPlaced }: SlipProps) {
  const t = useTranslations('sports')
  const { marketName, choiceName } = useMarketTexts()
  const viewer = viewerOf(useMember())
  const stakeId = useId()
  const [text, setText] = useState('')
  /** An exact amount that was offered; typing replaces it. */
  const [exact, setExact] = useState<bigint>()
  const [policy, setPolicy] = useState<PricePolicy>('better')
  const { place, offer, failure, isBusy, forget } = usePlace(onPlaced)
  const { match, market, choice, price } = selection
  const { currency, stakeMin, payoutMax } = offered.limits
  const { write } = useAmounts(currency)
  const stake = exact ?? BigInt(text === '' ? '0' : text) * ATOMS_PER_UNIT
  const isGone = leftMs(match.closesAtMs, useNow(), offered.aheadMs) === 0
  const asked: Asked = { selection, policy, stake }

  function type(next: string): void {
    setExact(undefined)
    setText(next)
    forget()
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
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <div className="min-w-0">
          <p className="font-bold">{choiceName(market, choice, match)}</p>
          <p className="text-text-soft text-sm">{marketName(market, match)}</p>
          <p className="text-text-soft text-sm">{t('versus', match)}</p>
        </div>
        <div className="grid justify-items-end gap-1">
          {onRemove !== undefined && <IconButton icon={X} label={t('slip.remove')} onClick={onRemove} />}
          <span className="tabular text-lg font-bold">{showOdds(format, price)}</span>
        </div>
      </div>
      <div className="grid gap-2">
        <label htmlFor={stakeId} className="text-sm font-medium">
          {t('slip.stake')} ({currency})
        </label>
        <input
          id={stakeId}
          inputMode="numeric"
          autoComplete="off"
          value={exact === undefined ? text : write(exact)}
          onChange={(event) => type(event.target.value.replaceAll(/\D/gu, '').slice(0, 9))}
          className="bg-surface-2 border-line-strong tabular min-h-control-large w-full rounded-md border px-3 text-xl font-bold"
        />
        <div className="flex gap-1">
          {QUICK.map((add) => (
            <button
              key={add}
              type="button"
              aria-label={t('slip.quick', { amount: write(BigInt(add) * ATOMS_PER_UNIT) })}
              onClick={() => type(String(Number(text === '' ? '0' : text) + add))}
              className="border-line bg-surface-2 hover:bg-surface-3 tabular min-h-control-small flex-1 rounded-full border text-sm font-medium transition-colors"
            >
              +{add}
            </button>
          ))}
        </div>
        {hasPad && <StakePad text={text} onText={type} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="text-text-soft">{t('slip.policy')}</span>
        <Select
          label={t('slip.policy')}
          value={policy}
          options={PRICE_POLICIES.map((value) => ({ value, label: t(`slip.policies.${value}`) }))}
          onChoose={(value) => isPolicy(value) && setPolicy(value)}
        />
      </div>
      {stake > 0n && (
        <p aria-live="polite" className="tabular flex justify-between gap-2 font-medium">
          {t('slip.pays', { amount: write(paysOf({ price, stake, currency })) })}
        </p>
      )}
      {offer !== undefined && (
        <Offer
          offer={offer}
          seen={price}
          currency={currency}
          format={format}
          onReprice={(next, version) => {
            forget()
            onReprice(next, version)
          }}
          onStake={(atoms) => {
            forget()
            setExact(atoms)
          }}
        />
      )}
      <FormError text={failure} />
      {isGone ? (
        <p className="text-text-soft text-sm">{t('slip.gone')}</p>
      ) : !offered.takesMoney ? (
        <p className="text-text-soft text-sm">{t('slip.noMoney')}</p>
      ) : viewer === 'visitor' ? (
        <SignIn />
      ) : viewer === 'trial' ? (
        <p className="text-text-soft text-sm">{t('slip.register')}</p>
      ) : (
        <Button type="submit" size="large" isWide isBusy={isBusy} disabled={stake === 0n}>
          {stake === 0n ? t('slip.enter') : t('slip.place', { amount: write(stake) })}
        </Button>
      )}
      <p className="text-text-faint text-xs">{t('slip.limits', { min: write(stakeMin), max: write(payoutMax) })}</p>
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
