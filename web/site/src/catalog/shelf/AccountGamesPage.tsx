import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Heart, History, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTexts } from '../../language/usePageTexts.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { useMember } from '../../people/session/useMember.ts'
import { NeedSession } from '../../shell/NeedSession.tsx'
import { ScreenFrame, ScreenSkeleton } from '../../shell/ScreenFrame.tsx'
import { TitleBar } from '../../shell/TitleBar.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { gamesQuery } from '../games/games.queries.ts'
import { GameTile } from '../games/GameTile.tsx'
import { readRecent } from './recentGames.ts'

type AccountGamesProps = {
  readonly title: string
  readonly icon: LucideIcon
  readonly empty: string
  readonly text: string
  readonly action: string
  readonly games: readonly GameItem[]
}

/** Games that belong to a member: a wall of them, or what would be here and the way there. */
function AccountGames({ title, icon, empty, text, action, games }: AccountGamesProps) {
  const t = useTranslations('shell')
  usePageTitle(title)
  const count = games.length
  return (
    <ScreenFrame>
      <TitleBar hasBack title={title} count={count > 0 ? t('games', { count }) : undefined} />
      <NeedSession>
        {count === 0 ? (
          <Notice
            icon={icon}
            title={empty}
            actions={
              <Link to="/rng" className={buttonClass()}>
                {action}
              </Link>
            }
          >
            {text}
          </Notice>
        ) : (
          <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desktop:grid-cols-4">
            {games.map((game) => (
              <GameTile key={game.nodeId} game={game} />
            ))}
          </div>
        )}
      </NeedSession>
    </ScreenFrame>
  )
}

export function FavoritePage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')
  if (texts === undefined) return <ScreenSkeleton />
  return <AccountGames icon={Heart} title={t('favorites')} {...texts.favorite} action={texts.seeGames} games={[]} />
}

export function RecentPage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')
  const { language } = useSpeech()
  const member = useMember()
  const { data } = useInfiniteQuery(gamesQuery(language, ''))
  if (texts === undefined || data === undefined) return <ScreenSkeleton />
  const all = data.pages.flatMap((page) => page.games)
  const codes = member ? readRecent(member.id) : []
  const games = codes.flatMap((code) => all.find(({ gameCode }) => gameCode === code) ?? [])
  return <AccountGames icon={History} title={t('recent')} {...texts.recent} action={texts.seeGames} games={games} />
}
