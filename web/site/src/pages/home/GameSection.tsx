import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { Button } from '@ronda/ui'
import { GameTile } from '../../shell/tile/GameTile.tsx'
import { useStudios } from './useStudios.ts'
import type { Listing } from './listing.ts'
import { Section, type SectionProps } from './Section.tsx'
import { GAMES, sectionView } from './sectionRules.ts'
import { SectionError } from '@ronda/base/layout/SectionError.tsx'
import { TileRow, TileRowSkeleton, TileSpot, type TileRowProps } from './TileRow.tsx'

/** How many covers are on the first screen of a phone, and are fetched at once. */
const SOON = 6

export type GameSectionProps = Pick<SectionProps, 'title' | 'to' | 'search' | 'isLate'> & {
  readonly listing: Listing<GameItem>
  /** Shown instead of the games where there are none; without it an empty section is hidden. */
  readonly empty?: { readonly icon: LucideIcon; readonly text: string }
  /** The category of all its games. */
  readonly kind?: GameItem['gameType']
  /** How many tiles fit beside each other on a wide screen. */
  readonly columns?: TileRowProps['columns']
}

/** A list of games on home: the first of them, more on request. */
export function GameSection({ listing, empty, kind, columns = 6, ...head }: GameSectionProps) {
  const t = useTranslations()
  const studioOf = useStudios()
  const [asked, setAsked] = useState(0)
  const { items, error, isAsking, retry } = listing
  if (items?.length === 0 && empty === undefined) return null

  const { shown, hasMore } = sectionView(items ?? [], GAMES, asked, kind)
  const more = (
    <Button variant="quiet" size="small" onClick={() => setAsked(asked + 1)}>
      {t('games.more')}
    </Button>
  )
  return (
    <Section {...head} action={hasMore && asked === 0 && more}>
      {error !== null && <SectionError error={error} isAsking={isAsking} onRetry={retry} />}
      {items === undefined && error === null && <TileRowSkeleton label={t('shell.loading')} />}
      {items?.length === 0 && empty !== undefined && (
        <p className="bg-surface-1 border-line text-text-soft flex items-center gap-4 rounded-lg border p-4">
          <empty.icon aria-hidden className="text-accent-text size-icon shrink-0" />
          {empty.text}
        </p>
      )}
      {shown.length > 0 && (
        <TileRow isGrid={asked > 0} columns={columns}>
          {shown.map((game, at) => (
            <TileSpot key={game.nodeId}>
              <GameTile
                game={game}
                studio={studioOf(game.vassalage)}
                priority={head.isLate !== true && at < SOON ? 'soon' : 'late'}
              />
            </TileSpot>
          ))}
        </TileRow>
      )}
      {hasMore && asked > 0 && <div className="mt-2 text-center">{more}</div>}
    </Section>
  )
}
