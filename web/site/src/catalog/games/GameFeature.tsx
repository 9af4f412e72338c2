import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { GameActions } from './GameActions.tsx'
import { GameFacts } from './GameFacts.tsx'
import { useAbout } from './useAbout.ts'

/** A game with a row of its own: what it is, what it pays, and both ways in. */
export function GameFeature({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games')
  const about = useAbout(game.gameCode)
  return (
    <article className="bg-surface-1 lamplit border-line overflow-hidden rounded-xl border">
      <div className="grid items-center gap-6 p-4 tablet:grid-cols-[auto_1fr] tablet:p-6 desktop:gap-12 desktop:p-8">
        <img
          src={game.iconUrl}
          alt=""
          width={300}
          height={400}
          className="shadow-floating border-line aspect-cover w-full rounded-lg border tablet:w-menu"
        />
        <div className="grid justify-items-start gap-6">
          <div>
            <p className="text-accent-text text-sm font-medium">{t('byStudio')}</p>
            <h2 className="text-3xl font-bold">{game.displayName}</h2>
            {about !== undefined && <p className="text-text-soft mt-3 max-w-measure text-lg">{about}</p>}
          </div>
          <GameFacts isFull game={game.gameCode} />
          <GameActions game={game} />
        </div>
      </div>
    </article>
  )
}
