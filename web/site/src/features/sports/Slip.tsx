import { useQueryClient } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PRICE_POLICIES, type PricePolicy } from '@ronda/contract'
import { ATOMS_PER_UNIT, ok, present } from '@ronda/core'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import type { OddsFormat } from '@ronda/games/sports'
import { Select } from '@ronda/ui'
import { builderQuery } from './builder.queries.ts'
import type { Selection } from './selection.ts'
import { SlipAction } from './SlipAction.tsx'
import { SlipLegs } from './SlipLegs.tsx'
import { SlipOffer } from './SlipOffer.tsx'
import { kindsOf, mayHaveBanker, totalsOf, type SlipKind } from './slipView.ts'
import type { Board } from './sports.queries.ts'
import { StakeField } from './StakeField.tsx'
import { useLegs, type PricedLeg } from './useLegs.ts'
import { usePlace, type Asked } from './usePlace.ts'

export type SlipProps = {
  readonly selections: readonly Selection[]
  readonly format: OddsFormat
  readonly offered: Pick<Board, 'limits' | 'takesMoney' | 'aheadMs'>
  /** Where there may be no keyboard. */
  readonly hasPad: boolean
  readonly onRemove: (selections: readonly Selection[]) => void
  /** The price was accepted that the server offered. */
  readonly onReprice: (selection: Selection, price: number, priceVersion: number) => void
}

type KindProps = {
  readonly kinds: readonly SlipKind[]
  readonly kind: SlipKind
  readonly onKind: (kind: SlipKind) => void
}

/** How the slip is bet, where there is more than one way. */
function KindChoice({ kinds, kind, onKind, legs, bankers }: KindProps & Record<'legs' | 'bankers', number>) {
  const t = useTranslations('sports.slip')
  if (kinds.length === 1) return null
  const nameOf = ({ name, sizes }: SlipKind): string => {
    if (name !== 'system') return t(`kinds.${name}`)
    const size = sizes[0] ?? 0
    return bankers === 0 ? t('systemOf', { size, legs }) : t('systemBankers', { size, legs: legs - bankers, bankers })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="text-text-soft">{t('kind')}</span>
      <Select
        label={t('kind')}
        value={kind.id}
        options={kinds.map((each) => ({ value: each.id, label: nameOf(each) }))}
        onChoose={(id) => onKind(kinds.find((each) => each.id === id) ?? kind)}
      />
    </div>
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
function useUnit() {
  const [text, setText] = useState('')
  const [exact, setExact] = useState<bigint>()
  return {
    text,
    exact,
    unit: exact ?? BigInt(text === '' ? '0' : text) * ATOMS_PER_UNIT,
    setExact,
    type(next: string): void {
      setExact(undefined)
      setText(next)
    },
  }
}

/** Each selection by itself, as a leg of its own. */
const singlesOf = (legs: readonly PricedLeg[]): readonly PricedLeg[] =>
  legs.flatMap(({ match, selections }) =>
    selections.map((each) => ({
      match,
      selections: [each],
      price: each.price,
      priceVersion: each.priceVersion,
      failure: undefined,
      isBanker: false,
    })),
  )

/** The bets that the slip makes: one, or one for each selection. */
function betsOf(kind: SlipKind, legs: readonly PricedLeg[], policy: PricePolicy, unit: bigint): readonly Asked[] {
  if (kind.name !== 'singles') return [{ legs, sizes: kind.sizes, policy, unit }]
  return singlesOf(legs).map((leg) => ({ legs: [leg], sizes: [1], policy, unit }))
}

const selectionsIn = (legs: readonly PricedLeg[]): readonly Selection[] => legs.flatMap((leg) => leg.selections)

const pricesOf = ({ legs }: Asked): readonly number[] => legs.flatMap(({ price }) => price ?? [])

type TotalProps = { readonly bets: readonly Asked[]; readonly offered: SlipProps['offered'] }

/** Lines, stake in total and the largest win. */
function Total({ bets, offered }: TotalProps) {
  const t = useTranslations('sports.slip')
  const { currency } = offered.limits
  const { write } = useAmounts(currency)
  const totals = bets.map((bet) =>
    totalsOf({
      currency,
      unit: bet.unit,
      sizes: bet.sizes,
      prices: pricesOf(bet),
      bankers: bet.legs.map(({ isBanker }) => isBanker),
    }),
  )
  const lines = totals.reduce((sum, each) => sum + each.lines, 0)
  const [stake, couldPay] = totals.reduce(
    ([staked, paid], each) => [staked + each.stake, paid + each.couldPay],
    [0n, 0n],
  )
  return (
    <div aria-live="polite" className="tabular grid gap-1 text-sm">
      {lines > 1 && <p>{t('lines', { count: lines, amount: write(stake) })}</p>}
      <p className="font-medium">{t('pays', { amount: write(couldPay) })}</p>
    </div>
  )
}

/** The matches whose legs are in every line; two other legs stay. */
function useBankers(selections: readonly Selection[]) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const matches = new Set(selections.map(({ match }) => match.number))
  const bankers = new Set(chosen.filter((match) => matches.has(match)).slice(0, Math.max(0, matches.size - 2)))
  return {
    bankers,
    toggle: (match: number): void =>
      setChosen(bankers.has(match) ? [...bankers].filter((each) => each !== match) : [...bankers, match]),
  }
}

/** The slip's selections, how they are bet, and the bets that follow. */
function useBets(selections: readonly Selection[], unit: bigint, policy: PricePolicy) {
  const [chosen, setChosen] = useState<string>()
  const { bankers, toggle } = useBankers(selections)
  const legs = useLegs(selections, bankers)
  const kinds = kindsOf(selections.length, legs.length, bankers.size)
  const kind = kinds.find(({ id }) => id === chosen) ?? present(kinds[0], 'a way to bet')
  const bets = betsOf(kind, legs, policy, unit)
  const isPriced = bets.every(({ legs: each }) => each.every(({ price }) => price !== undefined))
  return { legs, kinds, kind, bets, isPriced, isSingles: kind.name === 'singles', setKind: setChosen, bankers, toggle }
}

type WhatProps = ReturnType<typeof useBets> & {
  readonly format: OddsFormat
  readonly onRemove: (selection: Selection) => void
  readonly change: (act: () => void) => void
}

/** What is on the slip, which legs are in every line, and how it is bet. */
function WhatIsBet({ legs, kinds, kind, isSingles, bankers, toggle, setKind, format, onRemove, change }: WhatProps) {
  return (
    <>
      <SlipLegs
        legs={legs}
        format={format}
        isSingles={isSingles}
        mayHaveBanker={mayHaveBanker(legs.length, bankers.size)}
        onBanker={(match) => change(() => toggle(match))}
        onRemove={onRemove}
      />
      <KindChoice
        kinds={kinds}
        kind={kind}
        legs={legs.length}
        bankers={bankers.size}
        onKind={({ id }) => change(() => setKind(id))}
      />
    </>
  )
}

function Limits({ offered }: Pick<SlipProps, 'offered'>) {
  const t = useTranslations('sports.slip')
  const { currency, stakeMin, payoutMax } = offered.limits
  const { write } = useAmounts(currency)
  return <p className="text-text-faint text-xs">{t('limits', { min: write(stakeMin), max: write(payoutMax) })}</p>
}

/** The bet that is being made: what is on the slip, how it is bet, and the stake. */
export function Slip({ selections, format, offered, hasPad, onRemove, onReprice }: SlipProps) {
  const queries = useQueryClient()
  const { text, exact, unit, type, setExact } = useUnit()
  const [policy, setPolicy] = useState<PricePolicy>('better')
  const made = useBets(selections, unit, policy)
  const { kind, bets, isPriced } = made
  const { place, offer, failure, isBusy, waitsUntilMs, forget } = usePlace(({ legs: placed }) =>
    onRemove(selectionsIn(placed)),
  )
  const { currency } = offered.limits
  /** What was answered is about another bet from now on. */
  const change = (act: () => void): void => {
    forget()
    act()
  }
  const reprice = (leg: PricedLeg, price: number, priceVersion: number): void => {
    const [first] = leg.selections
    if (leg.selections.length > 1) queries.setQueryData(builderQuery(leg).queryKey, ok({ price, priceVersion }))
    else if (first !== undefined) onReprice(first, price, priceVersion)
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (unit > 0n && isPriced && !isBusy) void place(bets)
      }}
    >
      <WhatIsBet {...made} format={format} onRemove={(gone) => change(() => onRemove([gone]))} change={change} />
      <StakeField
        text={text}
        exact={exact}
        currency={currency}
        isOnLines={bets.length > 1 || kind.sizes.length > 1 || kind.name === 'system'}
        hasPad={hasPad}
        onText={(next) => change(() => type(next))}
      />
      <PolicyChoice policy={policy} onPolicy={setPolicy} />
      {unit > 0n && isPriced && <Total bets={bets} offered={offered} />}
      {offer !== undefined && (
        <SlipOffer
          offer={offer}
          currency={currency}
          format={format}
          onReprice={(leg, price, version) => change(() => reprice(leg, price, version))}
          onUnit={(atoms) => change(() => setExact(atoms))}
          onRemove={(gone) => change(() => onRemove(selectionsIn(gone)))}
        />
      )}
      <FormError text={failure} />
      <SlipAction bets={bets} offered={offered} isPriced={isPriced} isBusy={isBusy} waitsUntilMs={waitsUntilMs} />
      <Limits offered={offered} />
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
