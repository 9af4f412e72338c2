import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GameLane, VendorCard } from '@ronda/contract'
import { Button, formatCount, Skeleton, useLocale } from '@ronda/ui'
import { lobbyPaths } from '../../shell/games/categories.ts'
import { Section } from './Section.tsx'
import { sectionView, VENDORS } from './sectionRules.ts'

/** The size of a vendor's logo. */
const PLAQUE = { width: 220, height: 72 }

function Grid({ children }: { readonly children: ReactNode }) {
  return <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-4">{children}</ul>
}

/** The logo contains the vendor's name. */
function Studio({ card }: { readonly card: VendorCard }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <Link
      to={lobbyPaths[card.gameCategory]}
      search={{ vassalage: card.vassalage }}
      className="bg-surface-1 border-line hover:bg-surface-2 grid h-full content-start gap-2 rounded-lg border p-3 transition-colors tablet:grid-cols-[2fr_3fr] tablet:items-center tablet:gap-4"
    >
      <img
        src={card.activeIconUrl}
        alt={card.displayName}
        {...PLAQUE}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      <span className="grid min-w-0 gap-half">
        <span className="tabular text-sm font-medium">
          {t('games', { count: card.games, number: formatCount(card.games, locale) })}
        </span>
        <span className="text-text-soft line-clamp-2 text-sm max-tablet:hidden">{card.about}</span>
      </span>
    </Link>
  )
}

export type VendorSectionProps = {
  readonly lane: GameLane
  /** There is only one category, so it is not named. */
  readonly isOnly: boolean
}

/** The vendors of a category. */
export function VendorSection({ lane, isOnly }: VendorSectionProps) {
  const t = useTranslations()
  const locale = useLocale()
  const [asked, setAsked] = useState(0)
  const { shown, hasMore } = sectionView(lane.cards, VENDORS, asked, lane.gameType)
  if (shown.length === 0) return null
  const more = (
    <Button variant="quiet" size="small" onClick={() => setAsked(asked + 1)}>
      {t('games.more')}
    </Button>
  )
  return (
    <Section
      isLate
      title={isOnly ? t('home.studios') : t('home.studiosOf', { kind: lane.title })}
      to={lobbyPaths[lane.gameType]}
      count={t('shell.vendors', { count: lane.cards.length, number: formatCount(lane.cards.length, locale) })}
      action={hasMore && more}
    >
      <Grid>
        {shown.map((card) => (
          <li key={card.vassalage} className="min-w-0">
            <Studio card={card} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

export function VendorsSkeleton() {
  const t = useTranslations('shell')
  return (
    <output aria-label={t('loading')} className="grid gap-3">
      <span className="flex h-control items-center">
        <Skeleton className="h-6 w-menu" />
      </span>
      <Grid>
        {PLACES.map((place) => (
          <li key={place}>
            <Skeleton className="h-24 rounded-lg tablet:h-20" />
          </li>
        ))}
      </Grid>
    </output>
  )
}
