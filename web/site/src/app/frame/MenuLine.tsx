import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { promotionsOf } from '@ronda/base/member/roles.ts'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import { classes } from '@ronda/ui'
import type { MenuEntry, WindowId } from './menu.ts'
import { menuIcons } from './menuIcons.ts'

const LINE = 'flex min-h-control w-full items-center gap-3 rounded-md px-3 text-start font-medium transition-colors'
const QUIET = 'text-text-soft hover:text-text hover:bg-surface-2'

/** The label of a menu item. */
function useMenuLabel(): (entry: MenuEntry) => string {
  const t = useTranslations('shell')
  return (entry) => {
    if (entry.kind === 'category') return t(`category.${entry.id}`)
    return entry.id === 'speed' ? t('speed.short') : t(entry.id)
  }
}

/** How many promotions can be joined or claimed; nothing where there are none. */
function PromotionCount() {
  const t = useTranslations('shell')
  const count = promotionsOf(useShownMember())
  if (count === 0) return null
  return (
    <span className="bg-accent-soft text-accent-text tabular slim:hidden ms-auto rounded-full px-2 text-xs font-bold">
      <span aria-hidden>{count}</span>
      <span className="spoken">{t('availablePromotions', { count })}</span>
    </span>
  )
}

export type MenuLineProps = {
  readonly entry: MenuEntry
  readonly onOpen: (window: WindowId) => void
  /** Called after a choice: the sheet with the menu closes. */
  readonly onLeave?: () => void
}

/** One menu item: an icon and its label. In the narrow menu the label is a tooltip. */
export function MenuLine({ entry, onOpen, onLeave }: MenuLineProps) {
  const label = useMenuLabel()(entry)
  const Icon = menuIcons[entry.id]
  const inside = (
    <>
      <Icon aria-hidden className="size-icon shrink-0" />
      <span className="slim:spoken min-w-0 leading-snug">{label}</span>
      {entry.id === 'promotions' && <PromotionCount />}
    </>
  )
  const target = entry.kind === 'category' ? { to: entry.to } : entry.target
  if ('dialog' in target) {
    return (
      <button
        type="button"
        title={label}
        aria-haspopup="dialog"
        className={classes(LINE, QUIET)}
        onClick={() => onOpen(target.dialog)}
      >
        {inside}
      </button>
    )
  }
  return (
    <Link
      {...target}
      title={label}
      onClick={onLeave}
      activeOptions={{ exact: true, includeSearch: 'search' in target }}
      activeProps={{ className: 'bg-accent-soft text-accent-text' }}
      inactiveProps={{ className: QUIET }}
      className={LINE}
    >
      {inside}
    </Link>
  )
}
