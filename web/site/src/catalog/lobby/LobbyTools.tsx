import { useNavigate } from '@tanstack/react-router'
import { ArrowDownWideNarrow, CircleHelp, SlidersHorizontal } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { GAME_SORTS, type GameItem } from '@ronda/contract'
import { Button, IconButton, Select } from '@ronda/ui'
import { lazyPart } from '../../shell/lazyPart.ts'
import { useWide } from '../../shell/useWide.ts'
import { GameSearch } from '../games/GameSearch.tsx'
import { useSearchText } from '../games/useSearchText.ts'
import { lobbyPaths } from './categories.ts'
import {
  filtersIn,
  isWhole,
  withFilters,
  withName,
  withoutFilters,
  withSort,
  type LobbyAddress,
} from './lobbyAddress.ts'
import type { Lobby } from './lobbyRequest.ts'

const FilterPanel = lazyPart(() => import('./FilterPanel.tsx'), 'FilterPanel')
const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'), 'FilterSheet')
const WhyDialog = lazyPart(() => import('./WhyDialog.tsx'), 'WhyDialog')

/** Goes to another view of the same lobby. What is typed or ticked replaces the address; choices with links add to it. */
export function useTurn({ type }: Lobby): (search: LobbyAddress) => void {
  const navigate = useNavigate()
  return useCallback(
    (search) => void navigate({ to: lobbyPaths[type], search, replace: true, resetScroll: false }),
    [navigate, type],
  )
}

function SortSelect({ lobby }: { readonly lobby: Lobby }) {
  const t = useTranslations('lobby')
  const turn = useTurn(lobby)
  const { address } = lobby
  const usual = address.q === undefined ? 'popular' : 'match'
  const words = address.q === undefined ? GAME_SORTS : (['match', ...GAME_SORTS] as const)
  return (
    <Select
      label={t('sortBy')}
      icon={ArrowDownWideNarrow}
      value={address.sort ?? usual}
      options={words.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChoose={(value) =>
        turn(withSort(address, value === usual ? undefined : GAME_SORTS.find((sort) => sort === value)))
      }
    />
  )
}

export type LobbyToolsProps = {
  readonly lobby: Lobby
  readonly count: number | undefined
  readonly first: GameItem | undefined
}

/** Words, filters, order, and why it is so. */
export function LobbyTools({ lobby, count, first }: LobbyToolsProps) {
  const t = useTranslations('lobby')
  const { address, type, vendor } = lobby
  const turn = useTurn(lobby)
  const isWide = useWide()
  const [open, setOpen] = useState<'filters' | 'why'>()
  const settle = useCallback((text: string) => turn(withName(address, text)), [turn, address])
  const search = useSearchText(address.q ?? '', settle)
  const filters = filtersIn(address).length
  const close = (): void => setOpen(undefined)
  const panel = {
    type,
    vendor,
    address,
    onChange: (change: Parameters<typeof withFilters>[1]) => turn(withFilters(address, change)),
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <GameSearch search={search} />
        {!isWhole(address.list) && (
          <>
            <Button
              look="quiet"
              aria-expanded={open === 'filters'}
              aria-label={filters === 0 ? t('filters') : `${t('filters')}: ${t('filtersOn', { count: filters })}`}
              onClick={() => setOpen(open === 'filters' ? undefined : 'filters')}
            >
              <SlidersHorizontal aria-hidden className="size-icon-small" />
              {t('filters')}
              {filters > 0 && (
                <span className="bg-accent text-on-accent tabular grid size-6 place-items-center rounded-full text-xs font-bold">
                  {filters}
                </span>
              )}
            </Button>
            <SortSelect lobby={lobby} />
          </>
        )}
        <IconButton icon={CircleHelp} label={t('why.ask')} onClick={() => setOpen('why')} />
      </div>
      <Suspense>
        {open === 'filters' && isWide && (
          <div className="bg-surface-1 border-line animate-appear rounded-lg border p-5">
            <FilterPanel {...panel} />
          </div>
        )}
        {open === 'filters' && !isWide && (
          <FilterSheet {...panel} count={count} onClear={() => turn(withoutFilters(address))} onClose={close} />
        )}
        {open === 'why' && <WhyDialog address={address} first={first} onClose={close} />}
      </Suspense>
    </div>
  )
}
