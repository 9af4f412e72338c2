import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { seconds } from '@ronda/core'
import { IconButton } from '@ronda/ui'
import { useVendorName } from '../../catalog/lobby/useVendorName.ts'
import { BrandMark } from '../BrandMark.tsx'
import { nextView, viewsOf } from './carousel.ts'

const VIEW_MS = seconds(3)

/** Our own studio has our mark; every other maker stands with its name. */
function VendorLogo({ vendor }: { readonly vendor: string }) {
  const nameOf = useVendorName()
  return (
    <span className="bg-surface-1 border-line text-text-soft flex min-h-control-large w-full items-center justify-center gap-2 rounded-lg border px-3 text-center text-sm font-bold">
      {vendor === 'RONDA' && <BrandMark className="size-icon shrink-0" />}
      {nameOf(vendor)}
    </span>
  )
}

/**
 * The makers of our games, ten at a time. It moves on by itself, but never under a pointer or a keyboard, nor for who
 * asked for stillness, and it can be stopped.
 */
export function VendorRow({ vendors }: { readonly vendors: readonly string[] }) {
  const t = useTranslations('shell.footer')
  const views = viewsOf(vendors)
  const [at, setAt] = useState(0)
  const [isStopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const row = useRef<HTMLElement>(null)
  const isMoving = views.length > 1 && !isStopped

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => {
      if (row.current?.matches(':hover, :focus-within') !== true) setAt((now) => nextView(now, views.length))
    }, VIEW_MS)
    return () => clearInterval(timer)
  }, [isMoving, views.length])

  return (
    <section ref={row} aria-label={t('studios')}>
      <div className="flex min-h-control-small items-center justify-between">
        <h2 className="text-text-faint font-body text-sm font-medium tracking-normal">{t('studios')}</h2>
        {views.length > 1 && (
          <IconButton
            size="small"
            icon={isStopped ? Play : Pause}
            label={isStopped ? t('resume') : t('pause')}
            onClick={() => setStopped(!isStopped)}
          />
        )}
      </div>
      <ul key={at} className="animate-appear mt-2 grid grid-cols-2 gap-3 tablet:grid-cols-5">
        {(views[at] ?? []).map((vendor) => (
          <li key={vendor} className="min-w-0">
            <VendorLogo vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  )
}
