import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { buttonClass, Skeleton, useLocale } from '@ronda/ui'
import { factsView } from '../catalog/games/factsView.ts'
import { factsQuery } from '../catalog/games/games.queries.ts'

function HeroFacts({ game }: { readonly game: string }) {
  const t = useTranslations('games.facts')
  const locale = useLocale()
  const { data } = useQuery(factsQuery(game))
  const view = data && factsView(data, locale)
  const facts = [
    { label: t('return'), value: view?.exactReturn },
    { label: t('hit'), value: view && t('oneIn', { rounds: view.hitOneIn }) },
    { label: t('trigger'), value: view && t('oneIn', { rounds: view.triggerOneIn }) },
    { label: t('largest'), value: view && t('times', { times: view.largestTimes }) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 tablet:flex tablet:flex-wrap">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-text-faint text-sm">{label}</dt>
          <dd className="font-display tabular text-xl font-bold">{value ?? <Skeleton className="h-6 w-20" />}</dd>
        </div>
      ))}
    </dl>
  )
}

function HeroActions({ game }: { readonly game: GameItem | undefined }) {
  const t = useTranslations('games')
  if (game === undefined) return <Skeleton className="h-control-large w-menu rounded-full" />
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/seamless" search={{ game: game.gameCode, mode: 'real' }} className={buttonClass('primary', 'large')}>
        {t('playNamed', { game: game.displayName })}
      </Link>
      <Link to="/seamless" search={{ game: game.gameCode, mode: 'free' }} className={buttonClass('quiet', 'large')}>
        {t('free')}
      </Link>
    </div>
  )
}

/** The first thing anyone sees: what the house stands for, and its game. */
export function Hero({ game }: { readonly game: GameItem | undefined }) {
  const t = useTranslations()
  return (
    <section className="relative isolate overflow-hidden">
      {game && (
        <img
          aria-hidden
          alt=""
          src={game.iconUrl}
          className="absolute inset-0 -z-1 size-full scale-110 object-cover opacity-30 blur-3xl"
        />
      )}
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-10 tablet:px-6 desktop:grid-cols-[1fr_auto] desktop:py-16">
        <div className="grid gap-6">
          <h1 className="text-hero font-bold">{t('home.title')}</h1>
          <p className="text-text-soft max-w-measure text-lg">{t('home.text')}</p>
          <HeroActions game={game} />
          {game && <HeroFacts game={game.gameCode} />}
        </div>
        {game && (
          <Link
            to="/seamless"
            search={{ game: game.gameCode, mode: 'free' }}
            tabIndex={-1}
            aria-hidden
            className="justify-self-center"
          >
            <img
              src={game.iconUrl}
              alt=""
              width={300}
              height={400}
              className="shadow-floating aspect-cover rounded-xl"
            />
          </Link>
        )}
      </div>
    </section>
  )
}
