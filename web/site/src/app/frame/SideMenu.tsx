import { Link } from '@tanstack/react-router'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@ronda/ui'
import { useCategoryVendors } from '../../shell/games/useCategoryVendors.ts'
import { Brand } from '@ronda/base/layout/Brand.tsx'
import { gamesMenu, brandMenu, type MenuEntry } from './menu.ts'
import { MenuLine } from './MenuLine.tsx'
import { changeSlim, readSlim, watchSlim } from '../../shell/layout/slimMenu.ts'
import { useOffer } from './useOffer.ts'
import { useWindow } from './useWindow.tsx'

function Collapse() {
  const t = useTranslations('shell')
  const isSlim = useSyncExternalStore(watchSlim, readSlim, () => false)
  return (
    <IconButton
      icon={isSlim ? PanelLeftOpen : PanelLeftClose}
      label={isSlim ? t('expand') : t('collapse')}
      aria-expanded={!isSlim}
      onClick={() => changeSlim(!isSlim)}
    />
  )
}

/** The menu at the side of a wide screen. */
export function SideMenu() {
  const t = useTranslations('shell')
  const categories = useCategoryVendors()
  const offer = useOffer()
  const window = useWindow()
  const lines = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => (
      <li key={entry.id}>
        <MenuLine entry={entry} onOpen={window.open} />
      </li>
    ))
  return (
    <nav
      data-side
      aria-label={t('menu')}
      className="bg-surface-1 border-line fixed inset-y-0 start-0 z-header hidden w-side flex-col border-e desktop:flex"
    >
      <div className="slim:flex-col slim:h-auto slim:pt-3 slim:px-0 flex h-header shrink-0 items-center justify-between gap-1 ps-6 pe-2">
        <Brand isSide />
        <Collapse />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-1 content-between gap-4 overflow-y-auto px-3 py-3">
        <div className="grid grid-cols-1 gap-3">
          <ul className="grid grid-cols-1 gap-half">{lines(gamesMenu(categories, offer))}</ul>
          <ul className="border-line grid grid-cols-1 gap-half border-t pt-3">{lines(brandMenu(offer))}</ul>
        </div>
        <Link
          to="/help"
          hash="control"
          className="bg-surface-2 hover:bg-surface-3 slim:hidden rounded-lg p-4 transition-colors"
        >
          <span className="font-bold">{t('mindful')}</span>
          <span className="text-text-soft mt-1 block text-sm">{t('mindfulText')}</span>
        </Link>
      </div>
      {window.shown}
    </nav>
  )
}
