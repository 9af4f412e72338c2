import { Link } from '@tanstack/react-router'
import { classes } from '@ronda/ui'
import type { LobbyPath } from './categories.ts'
import { useVendorName } from './useVendorName.ts'

export type VendorMenuProps = {
  readonly path: LobbyPath
  readonly label: string
  readonly allLabel: string
  readonly vendors: readonly string[]
  readonly chosen: string | undefined
}

const CHIP =
  'inline-flex min-h-control-small items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors'

/** The makers of a kind of game. Each choice is an address, so that it can be shared and gone back from. */
export function VendorMenu({ path, label, allLabel, vendors, chosen }: VendorMenuProps) {
  const nameOf = useVendorName()
  const look = (isChosen: boolean): string =>
    classes(
      CHIP,
      isChosen
        ? 'bg-accent-soft text-accent-text border-transparent'
        : 'text-text-soft border-line hover:text-text hover:bg-surface-2',
    )
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex gap-2 py-1">
        <li>
          <Link
            to={path}
            search={{}}
            resetScroll={false}
            activeOptions={{ exact: true }}
            className={look(chosen === undefined)}
          >
            {allLabel}
          </Link>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor}>
            <Link to={path} search={{ vassalage: vendor }} resetScroll={false} className={look(chosen === vendor)}>
              {nameOf(vendor)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
