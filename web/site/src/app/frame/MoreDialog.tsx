import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Clock, Dialog } from '@ronda/ui'
import { useCategoryVendors } from '../../shell/games/useCategoryVendors.ts'
import { LanguageSelect } from '@ronda/base/language/LanguageSelect.tsx'
import { ThemeSwitch } from '@ronda/base/theme/ThemeSwitch.tsx'
import { gamesMenu, brandMenu } from './menu.ts'
import { MenuLine } from './MenuLine.tsx'
import { useOffer } from './useOffer.ts'
import { useWindow } from './useWindow.tsx'

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-line flex min-h-control-large items-center justify-between gap-4 border-b last:border-b-0">
      <span className="text-text-soft">{label}</span>
      {children}
    </div>
  )
}

/** For a phone: the contents of the side menu and the header of wide screens. */
export function MoreDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shell')
  const categories = useCategoryVendors()
  const offer = useOffer()
  const window = useWindow()
  return (
    <Dialog title={t('more')} closeLabel={t('close')} onClose={onClose}>
      <nav aria-label={t('more')} className="-mx-3">
        <ul className="grid grid-cols-2 gap-1">
          {[...gamesMenu(categories, offer), ...brandMenu(offer)].map((entry) => (
            <li key={entry.id} className="min-w-0">
              <MenuLine entry={entry} onOpen={window.open} onLeave={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-line mt-3 border-t">
        <Row label={t('language')}>
          <LanguageSelect />
        </Row>
        <Row label={t('theme')}>
          <ThemeSwitch />
        </Row>
        <Row label={t('clock')}>
          <Clock />
        </Row>
      </div>
      {window.shown}
    </Dialog>
  )
}
