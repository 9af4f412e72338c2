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
    <article className="bg-surface-1 lamplit border-line grid grid-cols-[2fr_3fr] items-center gap-x-4 gap-y-6 rounded-xl border p-4 tablet:grid-cols-[auto_1fr] tablet:gap-x-8 tablet:p-6 desktop:gap-x-12 desktop:p-8">
      <img
        src={game.iconUrl}
        alt=""
        width={300}
        height={400}
        className="shadow-floating border-line aspect-cover w-full rounded-lg border tablet:row-span-2 tablet:w-menu"
      />
      <div className="tablet:self-end">
        <p className="text-accent-text text-sm font-medium">{t('byStudio')}</p>
        <h2 className="text-2xl font-bold desktop:text-3xl">{game.displayName}</h2>
        {about !== undefined && <p className="text-text-soft mt-2 max-w-measure text-sm tablet:text-lg">{about}</p>}
      </div>
      <div className="col-span-full grid gap-6 tablet:col-span-1 tablet:self-start">
        <GameFacts isFull game={game.gameCode} />
        <GameActions game={game} />
      </div>
    </article>
  )
}
