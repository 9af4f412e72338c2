import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { LobbyPath } from '../../shell/games/categories.ts'
import { filtersIn, withFilters, withoutFilters, type LobbyAddress } from '../../shell/games/lobbyAddress.ts'
import { useFilterName } from './useFilterName.ts'

/** The active filters, each with a button that removes it. */
export function FilterChips({ path, address }: { readonly path: LobbyPath; readonly address: LobbyAddress }) {
  const t = useTranslations('lobby')
  const nameOf = useFilterName(address)
  const filters = filtersIn(address)
  if (filters.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={filter}>
          <Link
            to={path}
            search={withFilters(address, { [filter]: undefined })}
            resetScroll={false}
            aria-label={t('clearOne', { filter: nameOf(filter) })}
            className="bg-accent-soft text-accent-text hover:bg-surface-3 inline-flex min-h-control-small items-center gap-2 rounded-full ps-4 pe-3 text-sm font-medium transition-colors"
          >
            {nameOf(filter)}
            <X aria-hidden className="size-icon-small" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={path}
            search={withoutFilters(address)}
            resetScroll={false}
            className="text-text-soft hover:text-text inline-flex min-h-control-small items-center px-2 text-sm font-medium underline"
          >
            {t('clearAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}
