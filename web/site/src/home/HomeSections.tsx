import { useQuery } from '@tanstack/react-query'
import { Heart, History } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { GameLane } from '@ronda/contract'
import { hotQuery, vendorsQuery } from '../catalog/games/kept.queries.ts'
import { lobbyPaths } from '../catalog/lobby/categories.ts'
import { favouriteListQuery, recentQuery } from '../catalog/favourite/favourite.queries.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { useShownMember } from '../people/session/useShownMember.ts'
import { isTrial } from '../shell/roles.ts'
import { GameSection } from './GameSection.tsx'
import { kindQuery } from './home.queries.ts'
import { listingOf } from './listing.ts'
import { isShort } from './sectionRules.ts'
import { VendorSection, VendorsSkeleton } from './VendorSection.tsx'
import { SectionError } from './SectionError.tsx'

const RECENT = 20
/** As many as anybody keeps. */
const FAVOURITES = 999
const HOT = { list: 'HOT' } as const

function Hot() {
  const t = useTranslations('home')
  const { language } = useLanguage()
  const listing = listingOf(useQuery(hotQuery(language)), ({ list }) => list)
  // Before anybody has played, the house has picks of its own and calls them so.
  const isPlayed = listing.items?.some(({ placing }) => placing === 'played') ?? true
  return <GameSection title={isPlayed ? t('hot') : t('picks')} to="/rng" search={HOT} listing={listing} />
}

function Favourites() {
  const t = useTranslations('home')
  const { language } = useLanguage()
  const page = useQuery(favouriteListQuery({ language, pageNo: 1, pageSize: FAVOURITES }))
  const empty = { icon: Heart, text: t('noFavourites') }
  return (
    <GameSection
      isLate
      title={t('favourites')}
      to="/favorite"
      empty={empty}
      listing={listingOf(page, ({ games }) => games)}
    />
  )
}

function Recent() {
  const t = useTranslations('home')
  const { language } = useLanguage()
  const page = useQuery(recentQuery({ language, pageNo: 1, pageSize: RECENT }))
  const empty = { icon: History, text: t('noRecent') }
  return (
    <GameSection
      isLate
      title={t('recent')}
      to="/recent"
      empty={empty}
      listing={listingOf(page, ({ games }) => games)}
    />
  )
}

/** A kind that one maker makes alone, or whose games are few: the games themselves. */
function OfKind({ lane: { gameType, title } }: { readonly lane: GameLane }) {
  const { language } = useLanguage()
  const listing = listingOf(useQuery(kindQuery(language, gameType)), ({ games }) => games)
  return <GameSection isLate title={title} to={lobbyPaths[gameType]} kind={gameType} listing={listing} />
}

/** Who makes the games, kind by kind. */
function Studios() {
  const { language } = useLanguage()
  const { items, error, isAsking, retry } = listingOf(useQuery(vendorsQuery(language)), ({ lanes }) => lanes)
  if (error !== null) return <SectionError error={error} isAsking={isAsking} onRetry={retry} />
  if (items === undefined) return <VendorsSkeleton />
  const isMadeByMany = ({ cards, gameType }: GameLane): boolean => cards.length > 1 && !isShort(gameType)
  const isOnly = items.filter(isMadeByMany).length === 1
  return items.map((lane) =>
    isMadeByMany(lane) ? (
      <VendorSection key={lane.gameType} lane={lane} isOnly={isOnly} />
    ) : (
      <OfKind key={lane.gameType} lane={lane} />
    ),
  )
}

/** What is one's own, which who only tries the house does not have. Apart, so that the rest is not drawn again when it is known who is there. */
function Own() {
  const member = useShownMember()
  if (!member || isTrial(member)) return null
  return (
    <>
      <Suspense>
        <Favourites />
      </Suspense>
      <Suspense>
        <Recent />
      </Suspense>
    </>
  )
}

/** What home shows of the games. Each part comes, fails and is asked for again on its own. */
export function HomeSections() {
  return (
    <div className="grid grid-cols-1 gap-6 desktop:gap-10">
      <Suspense>
        <Hot />
      </Suspense>
      <Own />
      <Suspense>
        <Studios />
      </Suspense>
    </div>
  )
}
