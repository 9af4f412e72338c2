import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { buttonClass, Skeleton, useLocale } from '@ronda/ui'
import { factsView } from '../catalog/games/factsView.ts'
import { factsQuery } from '../catalog/games/games.queries.ts'

function HeroFacts({ game }: { readonly game: string }) {
  const t = useTranslations('games.facts')
  const { data, isError } = useQuery(factsQuery(game))
  const locale = useLocale()
  if (isError) return null
  const view = data && factsView(data, locale)
  const facts = [
    { label: t('return'), value: view?.exactReturn },
    { label: t('hit'), value: view && t('oneIn', { rounds: view.hitOneIn }) },
    { label: t('trigger'), value: view && t('oneIn', { rounds: view.triggerOneIn }) },
    { label: t('largest'), value: view && t('times', { times: view.largestTimes }) },
  ]
  return (
    <dl className="divide-line grid grid-cols-2 gap-y-5 tablet:flex tablet:divide-x">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse tablet:px-6 tablet:first:ps-0">
          <dt className="text-text-soft text-sm">{label}</dt>
          <dd className="font-display tabular text-xl font-bold">{value ?? <Skeleton className="h-6 w-20" />}</dd>
        </div>
      ))}
    </dl>
  )
}

function HeroActions({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games')
  return (
    <div className="grid grid-cols-2 gap-3 tablet:flex">
      <Link
        to="/seamless"
        search={{ game: game.gameCode, mode: 'real' }}
        aria-label={t('playNamed', { game: game.displayName })}
        className={buttonClass('primary', 'large')}
      >
        {t('play')}
      </Link>
      <Link
        to="/seamless"
        search={{ game: game.gameCode, mode: 'free' }}
        aria-label={t('freeNamed', { game: game.displayName })}
        className={buttonClass('quiet', 'large')}
      >
        {t('free')}
      </Link>
    </div>
  )
}

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

/** The first thing anyone sees: what the house stands for, and its game. */
export function Hero({ game }: { readonly game: GameItem | undefined }) {
  const t = useTranslations('home')
  return (
    <section className="relative isolate overflow-hidden">
      {game && (
        <div aria-hidden className="absolute inset-0 -z-1">
          <img
            alt=""
            src={game.iconUrl}
            className="blur-glow hidden size-full scale-125 object-cover opacity-50 desktop:block"
          />
          <img alt="" src={game.iconUrl} className="h-stage w-full object-cover object-top desktop:hidden" />
          <div className="from-page/30 to-page absolute inset-0 bg-linear-to-b max-desktop:h-stage" />
        </div>
      )}
      <div className="page-column grid items-center gap-12 pt-stage-text pb-10 desktop:grid-cols-[1fr_auto] desktop:py-16">
        <div className="grid gap-6 desktop:gap-8">
          <h1 className="text-hero font-bold">{t('title')}</h1>
          <p className="text-text-soft max-w-measure text-lg">{t('text')}</p>
          {game ? <HeroActions game={game} /> : <Skeleton className="h-control-large w-menu rounded-full" />}
          {game && <HeroFacts game={game.gameCode} />}
        </div>
        {game ? (
          <HeroCover game={game} />
        ) : (
          <Skeleton className="aspect-cover hidden w-cover rounded-xl desktop:block" />
        )}
      </div>
    </section>
  )
}
