import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@ronda/ui'

/** A screen below the header: its sections, one under the other. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  return <div className="page-column grid content-start gap-6 py-8">{children}</div>
}

/** The placeholder of a screen whose texts are loading. */
export function ScreenSkeleton() {
  const t = useTranslations('shell')
  return (
    <ScreenFrame>
      <output aria-label={t('loading')} className="grid gap-6">
        <Skeleton className="h-10 w-menu" />
        <Skeleton className="h-stage-text rounded-xl" />
      </output>
    </ScreenFrame>
  )
}
