import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass, classes } from '@ronda/ui'
import type { LobbyPath } from './categories.ts'
import { pagesIn, withMore, withPage, type LobbyAddress } from './lobbyAddress.ts'
import { pageLinks } from './pageLinks.ts'

const CELL =
  'tabular grid size-control place-items-center rounded-full text-sm font-medium transition-colors max-tablet:size-control-small'

export type PagerProps = {
  readonly path: LobbyPath | '/favorite' | '/recent'
  readonly address: LobbyAddress
  readonly totalPages: number
  readonly totalCount: number
  readonly pageSize: number
  /** Pages replace each other instead of being appended. */
  readonly isTurned?: boolean
  /** Called when another page replaces this one. */
  readonly onTurn: () => void
}

type TurnProps = Pick<PagerProps, 'path' | 'address' | 'totalPages' | 'onTurn'> & {
  readonly page: number
  readonly label: string
  readonly isHere?: boolean
  readonly children: ReactNode
}

/** A link to a page; a page that does not exist is no link. */
function Turn({ path, address, totalPages, onTurn, page, label, isHere = false, children }: TurnProps) {
  if (page < 1 || page > totalPages)
    return <span className={classes(CELL, 'text-text-faint opacity-50')}>{children}</span>
  return (
    <Link
      to={path}
      search={withPage(address, page, totalPages)}
      resetScroll={false}
      onClick={onTurn}
      aria-label={label}
      aria-current={isHere ? 'page' : undefined}
      className={classes(CELL, isHere ? 'bg-accent-soft text-accent-text' : 'text-text-soft hover:bg-surface-2')}
    >
      {children}
    </Link>
  )
}

function Numbers(pager: PagerProps) {
  const t = useTranslations('lobby')
  const { address, totalPages } = pager
  const [first, last] = pagesIn(address)
  return (
    <nav aria-label={t('pages')} className="max-w-full">
      <ul className="flex items-center justify-center gap-half tablet:gap-1">
        <li>
          <Turn {...pager} page={first - 1} label={t('previous')}>
            <ChevronLeft aria-hidden className="size-icon rtl:-scale-x-100" />
          </Turn>
        </li>
        {pageLinks(first, last, totalPages).map((page, at, all) => (
          <li key={page === 0 ? `after ${all[at - 1]}` : page}>
            {page === 0 ? (
              <span aria-hidden className="text-text-faint px-1">
                {'…'}
              </span>
            ) : (
              <Turn {...pager} page={page} label={t('page', { page })} isHere={page >= first && page <= last}>
                {page}
              </Turn>
            )}
          </li>
        ))}
        <li>
          <Turn {...pager} page={last + 1} label={t('next')}>
            <ChevronRight aria-hidden className="size-icon rtl:-scale-x-100" />
          </Turn>
        </li>
      </ul>
    </nav>
  )
}

/** Appends one more page, or goes to any page by its number. Each has its own address. */
export function Pager(pager: PagerProps) {
  const t = useTranslations('lobby')
  const { path, address, totalPages, totalCount, pageSize, isTurned = false } = pager
  const [first, last] = pagesIn(address)
  if (totalPages <= 1) return null
  const range = { from: (first - 1) * pageSize + 1, to: Math.min(last * pageSize, totalCount), total: totalCount }
  return (
    <div className="grid justify-items-center gap-4">
      <p className="text-text-soft tabular text-sm">{t('range', range)}</p>
      {!isTurned && last < totalPages && (
        <Link
          to={path}
          search={withMore(address, totalPages)}
          replace
          resetScroll={false}
          className={buttonClass('quiet', 'large')}
        >
          {t('more')}
        </Link>
      )}
      <Numbers {...pager} />
    </div>
  )
}
