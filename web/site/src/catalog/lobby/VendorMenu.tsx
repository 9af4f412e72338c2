import { Link } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { VendorCard } from '@ronda/contract'
import { classes, Skeleton, useLocale } from '@ronda/ui'
import type { LobbyPath } from './categories.ts'
import { withVendor } from './lobbyAddress.ts'

const PILL =
  'flex min-h-control items-center gap-2 rounded-full border ps-2 pe-4 text-sm font-medium whitespace-nowrap transition-colors'

function look(isChosen: boolean): string {
  return classes(
    PILL,
    isChosen
      ? 'bg-accent-soft text-accent-text border-accent'
      : 'bg-surface-1 text-text-soft border-line hover:text-text hover:bg-surface-2',
  )
}

/** Scrolls the row, and only the row, so that the chosen one can be seen. */
function reveal(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !chosen) return
  const [frame, item] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (item.left < frame.left || item.right > frame.right) row.scrollLeft += item.left - frame.left - frame.width / 3
}

type PillProps = {
  readonly path: LobbyPath
  readonly card: VendorCard | undefined
  readonly isChosen: boolean
}

/** A maker by mark and name; no card is everybody. */
function VendorPill({ path, card, isChosen }: PillProps) {
  const t = useTranslations('lobby')
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Link
      to={path}
      search={withVendor(card?.vassalage)}
      resetScroll={false}
      title={card?.about}
      aria-current={isChosen ? 'true' : undefined}
      className={look(isChosen)}
    >
      {card === undefined ? (
        <span className="bg-surface-3 grid size-8 place-items-center rounded-full">
          <LayoutGrid aria-hidden className="size-icon-small" />
        </span>
      ) : (
        <img
          src={isChosen ? card.activeIconUrl : card.iconUrl}
          alt=""
          width={32}
          height={32}
          decoding="async"
          className="bg-surface-3 size-8 rounded-full object-cover"
        />
      )}
      {card?.displayName ?? t('allStudios')}
      {card !== undefined && <span className="text-text-faint tabular text-xs">{number.format(card.games)}</span>}
    </Link>
  )
}

export type VendorMenuProps = {
  readonly path: LobbyPath
  readonly cards: readonly VendorCard[]
  /** Undefined is everybody. */
  readonly chosen: string | undefined
  readonly isKnown: boolean
}

/** The makers of a kind of game. Each choice is an address, so that it can be shared and gone back from. */
export function VendorMenu({ path, cards, chosen, isKnown }: VendorMenuProps) {
  const t = useTranslations('lobby')
  const row = useRef<HTMLElement>(null)
  useEffect(() => reveal(row.current), [chosen, cards])
  return (
    <nav
      ref={row}
      aria-label={t('studios')}
      className="scroll-row -mx-4 px-4 tablet:-mx-6 tablet:px-6 desktop:mx-0 desktop:px-0"
    >
      <ul className="flex gap-2 desktop:flex-wrap">
        {!isKnown &&
          ['a', 'b', 'c', 'd'].map((key) => (
            <li key={key}>
              <Skeleton className="h-control w-menu rounded-full" />
            </li>
          ))}
        {cards.length > 0 && (
          <li>
            <VendorPill path={path} card={undefined} isChosen={chosen === undefined} />
          </li>
        )}
        {cards.map((card) => (
          <li key={card.vassalage}>
            <VendorPill path={path} card={card} isChosen={chosen === card.vassalage} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
