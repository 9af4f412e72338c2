import { Link } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { VendorCard } from '@ronda/contract'
import { classes, Skeleton } from '@ronda/ui'
import type { LobbyPath } from '../../shell/catalog/categories.ts'
import { withVendor } from '../../shell/catalog/lobbyAddress.ts'

/** The vendor's logo; the chosen one has a gold border. */
const PLAQUE = 'plaque block rounded-md transition-transform hover:-translate-y-half'

/** Scrolls only the row, so that the chosen vendor is visible. */
function reveal(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !chosen) return
  const [frame, item] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (item.left < frame.left || item.right > frame.right) row.scrollLeft += item.left - frame.left - frame.width / 3
}

type PlaqueProps = { readonly path: LobbyPath; readonly card: VendorCard; readonly isChosen: boolean }

/** A vendor by its logo, which contains the name. */
function VendorPlaque({ path, card, isChosen }: PlaqueProps) {
  const t = useTranslations('lobby')
  return (
    <Link
      to={path}
      search={withVendor(card.vassalage)}
      resetScroll={false}
      title={card.about}
      aria-label={`${card.displayName}: ${t('gamesOf', { count: card.games })}`}
      aria-current={isChosen ? 'true' : undefined}
      className={PLAQUE}
    >
      <img
        src={isChosen ? card.activeIconUrl : card.iconUrl}
        alt=""
        width={440}
        height={144}
        loading="lazy"
        decoding="async"
        className="size-full"
      />
    </Link>
  )
}

/** Every vendor at once. */
function AllPlaque({ path, isChosen }: Pick<PlaqueProps, 'path' | 'isChosen'>) {
  const t = useTranslations('lobby')
  return (
    <Link
      to={path}
      search={withVendor(undefined)}
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        PLAQUE,
        'grid grid-flow-col place-content-center items-center gap-2 border px-2 text-xs font-bold',
        isChosen
          ? 'bg-accent-soft text-accent-text border-accent'
          : 'bg-surface-1 text-text-soft border-line hover:text-text',
      )}
    >
      <LayoutGrid aria-hidden className="size-icon-small" />
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

/** The vendors of a category. Each choice is an address, so that it can be shared and undone by a step back. */
export function VendorMenu({ path, cards, chosen, isKnown }: VendorMenuProps) {
  const t = useTranslations('lobby')
  const row = useRef<HTMLElement>(null)
  useEffect(() => reveal(row.current), [chosen, cards])
  return (
    <nav
      ref={row}
      aria-label={t('studios')}
      className="scroll-row -mx-4 px-4 py-half tablet:-mx-6 tablet:px-6 desktop:mx-0 desktop:px-0"
    >
      <ul className="flex gap-2 desktop:flex-wrap">
        {!isKnown &&
          ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <li key={key}>
              <Skeleton className="plaque" />
            </li>
          ))}
        {cards.length > 0 && (
          <li>
            <AllPlaque path={path} isChosen={chosen === undefined} />
          </li>
        )}
        {cards.map((card) => (
          <li key={card.vassalage}>
            <VendorPlaque path={path} card={card} isChosen={chosen === card.vassalage} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
