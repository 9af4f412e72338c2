import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { unreachable } from '@ronda/core'
import type { Banner } from '@ronda/contract'
import { buttonClass, classes } from '@ronda/ui'
import { useSoon } from '../../shell/layout/useSoon.ts'
import { GameLink, isPlainClick } from './GameLink.tsx'

/** The size of the picture; a smaller screen shows a part of it. */
const WIDE = { width: 1440, height: 420 }
const PHONE = { width: 720, height: 480 }
/** Equal to the theme's `tablet`. */
const WIDE_MEDIA = '(width >= 40rem)'

/** The button of a banner; the whole banner is clickable. */
const ACTION = classes(buttonClass('primary', 'small'), 'after:absolute after:inset-0')

/** A page of this site, by an address from the settings. */
function RouteLink({ url, children }: { readonly url: string; readonly children: string }) {
  const router = useRouter()
  function go(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    router.history.push(url)
  }
  return (
    <a href={url} onClick={go} className={ACTION}>
      {children}
    </a>
  )
}

function BannerAction({ banner: { linkageType, url, action } }: { readonly banner: Banner }) {
  if (action === '') return null
  switch (linkageType) {
    case 'NONE':
      return null
    case 'GAME':
      return (
        <GameLink gameCode={url} className={ACTION}>
          {action}
        </GameLink>
      )
    case 'ROUTE':
      return <RouteLink url={url}>{action}</RouteLink>
    case 'LINK':
      return (
        <a href={url} target="_blank" rel="noopener noreferrer" className={ACTION}>
          {action}
        </a>
      )
    default:
      return unreachable(linkageType)
  }
}

/**
 * The text of a banner over its picture. Only the first picture is loaded at once: it is the largest contentful paint
 * of home, and the others would compete for bandwidth.
 */
export function BannerSlide({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  const isLater = useSoon()
  return (
    <article className="aspect-banner-phone bg-ink text-paper relative isolate grid items-end overflow-hidden tablet:aspect-banner tablet:min-h-stage-text tablet:w-full tablet:items-center">
      {(isFirst || isLater) && (
        <picture>
          <source media={WIDE_MEDIA} srcSet={banner.imageUrl} {...WIDE} />
          <img
            src={banner.imageUrlPhone}
            alt=""
            {...PHONE}
            fetchPriority={isFirst ? 'high' : 'low'}
            decoding={isFirst ? 'sync' : 'async'}
            className="absolute inset-0 -z-1 size-full object-cover"
          />
        </picture>
      )}
      <span aria-hidden className="picture-shade absolute inset-0 -z-1" />
      <div className="grid gap-1 p-4 pb-3 tablet:w-1/2 tablet:gap-3 tablet:p-8 desktop:p-12">
        <h2 className="text-xl leading-tight font-bold tablet:text-2xl desktop:text-3xl">{banner.title}</h2>
        <p className="line-clamp-2 text-sm desktop:text-lg">{banner.text}</p>
        <div className="mt-2 flex min-h-control-small">
          <BannerAction banner={banner} />
        </div>
      </div>
    </article>
  )
}
