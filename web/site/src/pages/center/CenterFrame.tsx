import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { classes } from '@ronda/ui'
import { collapseMenu } from '../../shell/layout/slimMenu.ts'

export type CenterFrameProps = {
  readonly to: '/member' | '/agentHome'
  readonly title: string
  /** The open panel; without one, the area's overview is shown. */
  readonly panelTitle: string | undefined
  /** Undefined where all panels are closed. */
  readonly menu: ReactNode | undefined
  readonly children: ReactNode
}

/** An area with panels: menu and panel side by side on a wide screen, one at a time on a phone. */
export function CenterFrame({ to, title, panelTitle, menu, children }: CenterFrameProps) {
  const t = useTranslations('shell')
  const isPanel = panelTitle !== undefined
  // Two menus beside each other are hard to tell apart: the site's shows icons only.
  useEffect(collapseMenu, [])
  return (
    <div className="page-column grid content-start gap-6 py-8">
      <div className="flex items-center gap-2">
        <Link
          to={isPanel ? to : '/'}
          search={{}}
          aria-label={t('back')}
          title={t('back')}
          className="text-text-soft hover:text-text hover:bg-surface-3 -ms-3 grid size-control shrink-0 place-items-center rounded-full transition-colors"
        >
          <ChevronLeft aria-hidden className="size-icon rtl:-scale-x-100" />
        </Link>
        <h1 className="min-w-0 text-3xl font-bold">{panelTitle ?? title}</h1>
      </div>
      <div
        className={classes(
          'grid grid-cols-1 gap-6 desktop:gap-8',
          menu !== undefined && 'desktop:grid-cols-[auto_1fr]',
        )}
      >
        {menu !== undefined && (
          <div
            className={classes('desktop:block desktop:w-menu', isPanel ? 'hidden' : 'order-last desktop:order-none')}
          >
            {menu}
          </div>
        )}
        <div className="grid min-w-0 content-start gap-6">{children}</div>
      </div>
    </div>
  )
}
