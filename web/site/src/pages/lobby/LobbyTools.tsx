import { useNavigate } from '@tanstack/react-router'
import { ArrowDownWideNarrow, CircleHelp, SlidersHorizontal } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { GAME_SORTS, type GameItem } from '@ronda/contract'
import { Button, IconButton, Select } from '@ronda/ui'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { GameSearch } from '../../features/games/GameSearch.tsx'
import { useSearchText } from '@ronda/base/games/useSearchText.ts'
import { lobbyPaths } from '../../shell/games/categories.ts'
import {
  filtersIn,
  isWhole,
  withFilters,
  withName,
  withoutFilters,
  withSort,
  type FilterChange,
  type LobbyAddress,
} from '../../shell/games/lobbyAddress.ts'
import type { Lobby } from './lobbyRequest.ts'

const FilterDrawer = lazyPart(() => import('./FilterDrawer.tsx'), 'FilterDrawer')
const WhyDialog = lazyPart(() => import('./WhyDialog.tsx'), 'WhyDialog')

/** Navigates to another view of the same lobby. Typing and ticking replace the history entry; links add one. */
function useTurn({ type }: Lobby): (search: LobbyAddress) => void {
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

/** The search field. */
export function LobbySearch({ lobby }: { readonly lobby: Lobby }) {
  const turn = useTurn(lobby)
  const { address } = lobby
  const settle = useCallback((text: string) => turn(withName(address, text)), [turn, address])
  return <GameSearch search={useSearchText(address.q ?? '', settle)} />
}

function FilterButton({ lobby, isOpen, onPress }: { lobby: Lobby; isOpen: boolean; onPress: () => void }) {
  const t = useTranslations('lobby')
  const count = filtersIn(lobby.address).length
  return (
    <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={onPress}>
      <SlidersHorizontal aria-hidden className="size-icon-small" />
      {t('filters')}
      {count > 0 && (
        <>
          <span
            aria-hidden
            className="bg-accent text-on-accent tabular grid size-5 place-items-center rounded-full text-xs font-bold"
          >
            {count}
          </span>
          <span className="spoken">{t('filtersOn', { count })}</span>
        </>
      )}
    </Button>
  )
}

export type LobbyToolsProps = {
  readonly lobby: Lobby
  readonly count: number | undefined
  readonly first: GameItem | undefined
}

/** Filters, order, and an explanation of the order. */
export function LobbyTools({ lobby, count, first }: LobbyToolsProps) {
  const t = useTranslations('lobby')
  const { address, type, vendor } = lobby
  const turn = useTurn(lobby)
  const [open, setOpen] = useState<'filters' | 'why'>()
  const close = (): void => setOpen(undefined)
  const onChange = (change: FilterChange): void => turn(withFilters(address, change))
  const panel = { type, vendor, address, onChange }
  return (
    <>
      <div className="flex min-h-control-small items-center gap-2">
        {!isWhole(address.list) && (
          <>
            <FilterButton
              lobby={lobby}
              isOpen={open === 'filters'}
              onPress={() => setOpen(open === 'filters' ? undefined : 'filters')}
            />
            <SortSelect lobby={lobby} />
          </>
        )}
        <span className="ms-auto">
          <IconButton size="small" icon={CircleHelp} label={t('why.ask')} onClick={() => setOpen('why')} />
        </span>
      </div>
      <Suspense>
        {open === 'filters' && (
          <FilterDrawer {...panel} count={count} onClear={() => turn(withoutFilters(address))} onClose={close} />
        )}
        {open === 'why' && <WhyDialog address={address} first={first} onClose={close} />}
      </Suspense>
    </>
  )
}
