import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@ronda/ui'
import { vendorsQuery } from '../../shell/games/tabCached.queries.ts'
import { BOOK_CATEGORIES, lobbyPaths, type LobbyPath } from '../../shell/games/categories.ts'
import { linksIn, type LinksIn } from '../../shell/layout/siteLinks.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { viewerOf } from '@ronda/base/member/roles.ts'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'

type Place = {
  /** Its icon among the brand's pictures. */
  readonly sign: string
  readonly to: LobbyPath | LinksIn<'homeMenu'>['target']['to']
  readonly name: string
}

const signs: Readonly<Record<LinksIn<'homeMenu'>['id'], string>> = {
  favorites: 'FAV',
  recent: 'RECENT',
  promotions: 'PROMO',
}

/** A painted icon, which is legible in both themes. */
function Sign({ sign }: { readonly sign: string }) {
  return (
    <img src={`/art/list/${sign}/COLOR.svg`} alt="" width={48} height={48} className="size-8 shrink-0 desktop:size-6" />
  )
}

const PILL =
  'bg-surface-1 border-line hover:bg-surface-2 flex min-w-20 flex-col items-center gap-1 rounded-lg border px-3 py-2 text-sm font-medium whitespace-nowrap transition-colors desktop:min-h-control desktop:flex-row desktop:gap-2 desktop:rounded-full desktop:ps-3 desktop:pe-4'

/** Every category with games, in the server's order, then the personal lists and the promotions. */
export function CategoryMenu() {
  const t = useTranslations()
  const { language } = useLanguage()
  const viewer = viewerOf(useShownMember())
  const { data, isError } = useQuery(vendorsQuery(language))
  const kinds = data?.lanes.map(({ gameType, title }): Place => ({
    sign: gameType,
    to: lobbyPaths[gameType],
    name: title,
  }))
  // The sportsbook has no list of games, so the server's lists do not name it.
  const books = BOOK_CATEGORIES.map((sign): Place => ({
    sign,
    to: lobbyPaths[sign],
    name: t(`shell.category.${sign}`),
  }))
  const places: readonly Place[] = [
    ...(kinds ?? []),
    ...(kinds === undefined ? [] : books.filter((book) => !kinds.some(({ to }) => to === book.to))),
    ...linksIn('homeMenu', { viewer, hasService: false, mayInvite: false }).map(({ id, target }) => ({
      sign: signs[id],
      to: target.to,
      name: t(`shell.${id}`),
    })),
  ]
  return (
    <nav aria-label={t('home.categories')} className="scrollbar-none -mx-4 overflow-x-auto px-4">
      <ul className="flex gap-2">
        {kinds === undefined && !isError && (
          <li>
            <Skeleton className="h-full w-20 rounded-lg desktop:h-control desktop:w-24 desktop:rounded-full" />
          </li>
        )}
        {places.map(({ sign, to, name }) => (
          <li key={sign}>
            <Link to={to} className={PILL}>
              <Sign sign={sign} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
