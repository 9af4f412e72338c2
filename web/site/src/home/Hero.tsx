import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { Skeleton } from '@ronda/ui'
import { GameActions } from '../catalog/games/GameActions.tsx'
import { GameFacts } from '../catalog/games/GameFacts.tsx'

/** The cover on a wide screen; a phone has it behind the title instead. */
function HeroCover({ game }: { readonly game: GameItem }) {
  return (
    <Link
      to="/seamless"
      search={{ game: game.gameCode, mode: 'free' }}
      tabIndex={-1}
      aria-hidden
      className="duration-slow hidden rotate-2 transition hover:rotate-0 desktop:block"
    >
      <img
        src={game.iconUrl}
        alt=""
        width={300}
        height={400}
        className="shadow-floating border-line aspect-cover w-cover rounded-xl border"
      />
    </Link>
  )
}

/** Lamps on a wide screen; on a phone the cover itself, fading into the page under the title. */
function HeroLight({ game }: { readonly game: GameItem | undefined }) {
  return (
    <div aria-hidden className="absolute inset-0 -z-1">
      <div className="lamplit hidden size-full desktop:block" />
      <div className="to-page absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-b from-transparent" />
      {game && (
        <div className="absolute inset-x-0 top-0 h-stage desktop:hidden">
          <img alt="" src={game.iconUrl} className="size-full object-cover object-top" />
          <div className="via-page/85 to-page absolute inset-0 bg-linear-to-b from-transparent via-55%" />
        </div>
      )}
    </div>
  )
}

export type HeroProps = {
  readonly game: GameItem | undefined
  /** A game is still expected. */
  readonly isWaiting: boolean
}

/** The first thing anyone sees: what the house stands for, and its game. */
export function Hero({ game, isWaiting }: HeroProps) {
  const t = useTranslations('home')
  return (
    <section className="relative isolate overflow-hidden">
      <HeroLight game={game} />
      <div className="page-column pt-stage-text grid items-center gap-12 pb-10 desktop:grid-cols-[1fr_auto] desktop:py-16">
        <div className="grid gap-6 desktop:gap-8">
          <h1 className="text-hero font-bold">{t('title')}</h1>
          <p className="text-text-soft max-w-measure text-lg">{t('text')}</p>
          {game && <GameActions game={game} />}
          {game && <GameFacts game={game.gameCode} />}
          {isWaiting && <Skeleton className="h-control-large w-menu rounded-full" />}
          {isWaiting && <Skeleton className="h-12 max-w-measure" />}
        </div>
        {game && <HeroCover game={game} />}
        {isWaiting && <Skeleton className="aspect-cover hidden w-cover rounded-xl desktop:block" />}
      </div>
    </section>
  )
}
