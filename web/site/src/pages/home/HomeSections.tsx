import { useQuery } from '@tanstack/react-query'
import { Heart, History } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { GameLane } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { hotQuery, vendorsQuery } from '../../shell/games/tabCached.queries.ts'
import { lobbyPaths } from '../../shell/games/categories.ts'
import { favouriteListQuery, recentQuery } from '../../shell/favourite/favourite.queries.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { useSeen } from '../../shell/layout/useSeen.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { GameSection, type GameSectionProps } from './GameSection.tsx'
import { kindQuery } from './home.queries.ts'
import { listingOf } from './listing.ts'
import { inFullRows, isShort, isSmall, widthOfSmall } from './sectionRules.ts'
import { VendorSection, VendorsSkeleton } from './VendorSection.tsx'
import { SectionError } from '@ronda/base/layout/SectionError.tsx'

const RECENT = 20
/** The maximum number of favourites. */
const FAVOURITES = 999
const HOT = { list: 'HOT' } as const

function Hot() {
  const t = useTranslations('home')
  const { language } = useLanguage()
  const listing = listingOf(useQuery(hotQuery(language)), ({ list }) => list)
  // Before anybody has played, the list holds the brand's picks and is titled so.
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

type OfKindProps = { readonly lane: GameLane; readonly columns?: GameSectionProps['columns'] }

/** A category with one vendor or few games: its games are shown directly. */
function OfKind({ lane: { gameType, title }, columns = 6 }: OfKindProps) {
  const { language } = useLanguage()
  const listing = listingOf(useQuery(kindQuery(language, gameType)), ({ games }) => inFullRows(games))
  return (
    <GameSection isLate title={title} to={lobbyPaths[gameType]} kind={gameType} listing={listing} columns={columns} />
  )
}

/** Complete class names, so that the build finds them. */
const SPANS = { 2: 'desktop:col-span-2', 3: 'desktop:col-span-3' } as const

/** Categories of one to three games, beside each other on a wide screen: alone, each would leave its row half empty. */
function SmallKinds({ lanes }: { readonly lanes: readonly GameLane[] }) {
  if (lanes.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-6 desktop:grid-cols-6 desktop:gap-4">
      {lanes.map((lane) => {
        const columns = widthOfSmall(lane.games)
        return (
          <div key={lane.gameType} className={classes('min-w-0', SPANS[columns])}>
            <OfKind lane={lane} columns={columns} />
          </div>
        )
      })}
    </div>
  )
}

/** The vendors of each category. */
function Studios() {
  const { language } = useLanguage()
  const { items, error, isAsking, retry } = listingOf(useQuery(vendorsQuery(language)), ({ lanes }) => lanes)
  if (error !== null) return <SectionError error={error} isAsking={isAsking} onRetry={retry} />
  if (items === undefined) return <VendorsSkeleton />
  const isMadeByMany = ({ cards, gameType }: GameLane): boolean => cards.length > 1 && !isShort(gameType)
  const isOnly = items.filter(isMadeByMany).length === 1
  const small = items.filter((lane) => !isMadeByMany(lane) && isSmall(lane.games))
  return (
    <>
      {items
        .filter((lane) => !small.includes(lane))
        .map((lane) =>
          isMadeByMany(lane) ? (
            <VendorSection key={lane.gameType} lane={lane} isOnly={isOnly} />
          ) : (
            <OfKind key={lane.gameType} lane={lane} />
          ),
        )}
      <SmallKinds lanes={small} />
    </>
  )
}

/**
 * The member's lists, which trial accounts do not have. A separate component, so that the rest does not re-render when
 * the member is known.
 */
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

const HomeHighlights = lazyPart(
  () => import('./HomeHighlights.tsx'),
  'HomeHighlights',
  () => null,
)

/** The bottom bar of a phone hides this much of the screen: what is below it is not part of the first load. */
const HIDDEN_BY_BAR = '-64px'

/** Jackpots and winners, loaded when they come into view, in a reserved space, so that the games below do not shift. */
function Highlights() {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place, HIDDEN_BY_BAR)
  return (
    <div ref={place} className="min-h-stage-text">
      <Suspense>{isSeen && <HomeHighlights />}</Suspense>
    </div>
  )
}

/** The games on home. Each section loads, fails and retries on its own. */
export function HomeSections() {
  return (
    <div className="grid grid-cols-1 gap-6 desktop:gap-10">
      <Suspense>
        <Hot />
      </Suspense>
      <Highlights />
      <Own />
      <Suspense>
        <Studios />
      </Suspense>
    </div>
  )
}
