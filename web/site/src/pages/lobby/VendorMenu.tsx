import { Link } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { VendorCard } from '@ronda/contract'
import { chipClass, Rail, Skeleton } from '@ronda/ui'
import type { LobbyPath } from '../../shell/games/categories.ts'
import { withVendor } from '../../shell/games/lobbyAddress.ts'

/** Scrolls only the row, so that the chosen vendor is visible. */
function reveal(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !chosen) return
  const [frame, item] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (item.left < frame.left || item.right > frame.right) row.scrollLeft += item.left - frame.left - frame.width / 3
}

type ChipProps = { readonly path: LobbyPath; readonly card: VendorCard; readonly isChosen: boolean }

/** A vendor by its emblem and its name, in the colours of the theme. */
function VendorChip({ path, card, isChosen }: ChipProps) {
  const t = useTranslations('lobby')
  return (
    <Link
      to={path}
      search={withVendor(card.vassalage)}
      resetScroll={false}
      title={card.about}
      aria-label={`${card.displayName}: ${t('gamesOf', { count: card.games })}`}
      aria-current={isChosen ? 'true' : undefined}
      className={chipClass(isChosen ? 'chosen' : 'open')}
    >
      <span className="emblem -ms-3">
        <img src={card.activeIconUrl} alt="" width={440} height={144} loading="lazy" decoding="async" />
      </span>
      {card.displayName}
    </Link>
  )
}

/** Every vendor at once. */
function AllChip({ path, isChosen }: Pick<ChipProps, 'path' | 'isChosen'>) {
  const t = useTranslations('lobby')
  return (
    <Link
      to={path}
      search={withVendor(undefined)}
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      className={chipClass(isChosen ? 'chosen' : 'open')}
    >
      <span className="-ms-3 grid size-6 place-items-center">
        <LayoutGrid aria-hidden className="size-icon-small" />
      </span>
      {t('allStudios')}
    </Link>
  )
}

export type VendorMenuProps = {
  readonly path: LobbyPath
  readonly cards: readonly VendorCard[]
  /** Undefined means all vendors. */
  readonly chosen: string | undefined
  readonly isKnown: boolean
}

/** The vendors of a category, in one row. Each choice is an address, so that it can be shared and undone. */
export function VendorMenu({ path, cards, chosen, isKnown }: VendorMenuProps) {
  const t = useTranslations('lobby')
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => reveal(row.current), [chosen, cards])
  // With one vendor there is nothing to choose.
  if (isKnown && cards.length === 1) return null
  return (
    <nav aria-label={t('studios')} className="-mx-4 min-w-0 tablet:-mx-6 desktop:mx-0">
      <Rail row={row} previous={t('previousStudios')} next={t('nextStudios')}>
        <ul className="flex w-max gap-2 px-4 tablet:px-6 desktop:px-0">
          {!isKnown &&
            ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
              <li key={key}>
                <Skeleton className="h-control-small w-menu rounded-full" />
              </li>
            ))}
          {cards.length > 0 && (
            <li>
              <AllChip path={path} isChosen={chosen === undefined} />
            </li>
          )}
          {cards.map((card) => (
            <li key={card.vassalage}>
              <VendorChip path={path} card={card} isChosen={chosen === card.vassalage} />
            </li>
          ))}
        </ul>
      </Rail>
    </nav>
  )
}
