import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { seconds } from '@ronda/core'
import type { VendorCard } from '@ronda/contract'
import { IconButton } from '@ronda/ui'
import { lobbyPaths } from '../../../shell/games/categories.ts'
import { withVendor } from '../../../shell/games/lobbyAddress.ts'
import { nextView, viewsOf } from './carousel.ts'

const VIEW_MS = seconds(3)

/** A vendor by its logo, which links to its games. */
function VendorLogo({ card }: { readonly card: VendorCard }) {
  return (
    <Link
      to={lobbyPaths[card.gameCategory]}
      search={withVendor(card.vassalage)}
      title={card.about}
      className="plaque block max-w-full"
    >
      <img
        src={card.activeIconUrl}
        alt={card.displayName}
        width={440}
        height={144}
        loading="lazy"
        className="size-full"
      />
    </Link>
  )
}

/**
 * The vendors, ten at a time. The row advances by itself, but not while hovered or focused, nor with reduced motion,
 * and it can be paused.
 */
export function VendorRow({ cards }: { readonly cards: readonly VendorCard[] }) {
  const t = useTranslations('shell.footer')
  const views = viewsOf(cards)
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
        {(views[at] ?? []).map((card) => (
          <li key={card.vassalage} className="grid min-w-0 justify-items-start">
            <VendorLogo card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
