import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import type { GameFacets, GameType } from '@ronda/contract'
import { chipClass, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { facetsQuery } from '../../shell/games/games.queries.ts'
import { formatReturn } from '../../shell/games/shortFacts.ts'
import { useBrandCurrency } from '../../shell/games/useBrandCurrency.ts'
import { atLeast, atMost, someEvenly, toggled } from './facetCounts.ts'
import { facetsRequest } from './lobbyRequest.ts'
import type { FilterChange, LobbyAddress } from '../../shell/games/lobbyAddress.ts'

type ChipProps = {
  readonly isOn: boolean
  readonly count: number
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** One choice. One that would leave no game is disabled; a chosen one stays enabled, so that it can be removed. */
function Chip({ isOn, count, onToggle, children }: ChipProps) {
  const number = new Intl.NumberFormat(useLocale())
  const isOff = count === 0 && !isOn
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onToggle}
      className={chipClass(isOn ? 'chosen' : isOff ? 'off' : 'open')}
    >
      {children}
      <span className="tabular text-xs opacity-80">{number.format(count)}</span>
    </button>
  )
}

function Group({ label, children }: { readonly label: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="text-text-soft mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

export type FilterPanelProps = {
  readonly type: GameType
  readonly vendor: string | undefined
  readonly address: LobbyAddress
  readonly onChange: (change: FilterChange) => void
}

type GroupsProps = Pick<FilterPanelProps, 'address' | 'onChange'> & { readonly facets: GameFacets }

/** The bounds that can be chosen for one filter. */
const BOUNDS_MAX = 5

/** Any of the chosen volatilities, all of the chosen features. */
function Character({ address, onChange, facets }: GroupsProps) {
  const t = useTranslations()
  return (
    <>
      <Group label={t('games.facts.volatility')}>
        {facets.volatilities.map(({ value, games }) => (
          <Chip
            key={value}
            count={games}
            isOn={address.volatilities?.includes(value) ?? false}
            onToggle={() => onChange({ volatilities: toggled(address.volatilities, value) })}
          >
            {t(`games.facts.${value}`)}
          </Chip>
        ))}
      </Group>
      <Group label={t('lobby.features')}>
        {facets.features.map(({ value, games }) => (
          <Chip
            key={value}
            count={games}
            isOn={address.features?.includes(value) ?? false}
            onToggle={() => onChange({ features: toggled(address.features, value) })}
          >
            {t(`games.feature.${value}`)}
          </Chip>
        ))}
      </Group>
    </>
  )
}

/** Return, stake and lines: one bound of each. */
function Bounds({ address, onChange, facets }: GroupsProps) {
  const t = useTranslations('lobby')
  const locale = useLocale()
  const currency = useBrandCurrency() ?? 'USD'
  const bound = <Key extends 'minReturn' | 'minBet' | 'minLineNum'>(
    key: Key,
    value: NonNullable<LobbyAddress[Key]>,
    games: number,
    text: string,
  ) => (
    <Chip
      key={value}
      count={games}
      isOn={address[key] === value}
      onToggle={() => onChange({ [key]: address[key] === value ? undefined : value })}
    >
      {text}
    </Chip>
  )
  return (
    <>
      <Group label={t('minReturn')}>
        {someEvenly(atLeast(facets.returns), BOUNDS_MAX).map(({ value, games }) =>
          bound('minReturn', value, games, formatReturn(value, locale)),
        )}
      </Group>
      <Group label={t('minBet')}>
        {someEvenly(atMost(facets.minBets), BOUNDS_MAX).map(({ value, games }) =>
          bound('minBet', String(value), games, formatMoney(money(value, currency), locale)),
        )}
      </Group>
      <Group label={t('minLineNum')}>
        {someEvenly(atLeast(facets.lines), BOUNDS_MAX).map(({ value, games }) =>
          bound('minLineNum', value, games, String(value)),
        )}
      </Group>
    </>
  )
}

/** Filters by proven facts, with the number of games for each. A choice is applied to the grid at once. */
export function FilterPanel({ type, vendor, address, onChange }: FilterPanelProps) {
  const { data } = useQuery(facetsQuery(facetsRequest({ type, vendor, address })))
  if (data === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  return (
    <div className="grid gap-5">
      <Character facets={data} address={address} onChange={onChange} />
      <Bounds facets={data} address={address} onChange={onChange} />
    </div>
  )
}
