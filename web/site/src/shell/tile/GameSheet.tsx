import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { Button, classes, Dialog, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { useIsFavourite } from '../favourite/useFavourites.ts'
import { useToggleFavourite } from '../favourite/useToggleFavourite.ts'
import { Cover } from './Cover.tsx'
import { gameQuery } from '@ronda/base/games/game.queries.ts'
import { shortFacts } from '../games/shortFacts.ts'
import { useBrandCurrency } from '../games/useBrandCurrency.ts'

function Facts({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games.facts')
  const locale = useLocale()
  const currency = useBrandCurrency()
  if (currency === undefined) return null
  const short = shortFacts(game.facts, locale, currency)
  const lines = [
    [t('return'), short.exactReturn],
    [t('volatility'), t(short.volatility)],
    // Only slots have lines.
    ...(game.facts.lines > 0 ? [[t('lines'), short.lines] as const] : []),
    [t('minBet'), short.minBet],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {lines.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-text-soft text-sm">{label}</dt>
          <dd className="font-display tabular text-lg font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a game is about. Its height is reserved while the text loads, so that nothing below it shifts. */
function About({ gameCode }: { readonly gameCode: string }) {
  const { language } = useLanguage()
  const { data } = useQuery(gameQuery(gameCode, language))
  const game = data?.gameCode === gameCode ? data : undefined
  if (game && game.about === undefined) return null
  return <p className="min-h-12">{game?.about}</p>
}

/**
 * Details of a game before it is opened: proven facts, the reason for its position in the list, and buttons to play.
 */
export function GameSheet({ game, onClose }: { readonly game: GameItem; readonly onClose: () => void }) {
  const t = useTranslations('games')
  const tShell = useTranslations('shell')
  const { launch } = useLaunch()
  const isChosen = useIsFavourite(game.nodeId)
  const toggle = useToggleFavourite()
  const play = (mode: 'real' | 'free') => () => {
    onClose()
    void launch(game, mode)
  }
  return (
    <Dialog title={game.displayName} closeLabel={tShell('close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-[2fr_3fr] items-center gap-5">
          <span className="border-line block overflow-hidden rounded-lg border">
            <Cover nodeId={game.nodeId} iconUrl={game.iconUrl} priority="soon" />
          </span>
          <Facts game={game} />
        </div>
        <About gameCode={game.gameCode} />
        {game.facts.features.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {game.facts.features.map((feature) => (
              <li key={feature} className="bg-surface-2 text-text-soft rounded-full px-3 py-1 text-sm">
                {t(`feature.${feature}`)}
              </li>
            ))}
          </ul>
        )}
        <p className="text-text-soft text-sm">{t(`placing.${game.placing}`)}</p>
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={play('real')}>{t('play')}</Button>
          {game.supportPlay === 0 && (
            <Button variant="quiet" onClick={play('free')}>
              {t('free')}
            </Button>
          )}
          <div className="col-span-full grid">
            <Button variant="quiet" aria-pressed={isChosen} onClick={() => void toggle(game)}>
              <Heart aria-hidden className={classes('size-icon', isChosen && 'fill-loss text-loss')} />
              {t(isChosen ? 'favouriteIs' : 'favouriteAdd')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
