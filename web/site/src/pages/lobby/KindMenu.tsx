import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { chipClass, formatCount, useLocale } from '@ronda/ui'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'
import { facetsQuery } from '../../shell/games/games.queries.ts'
import { lobbyPaths } from '../../shell/games/categories.ts'
import { isWhole, withFilters } from '../../shell/games/lobbyAddress.ts'
import { facetsRequest, type Lobby } from './lobbyRequest.ts'
import { classifiesOf, type ClassifyCount } from './lobbyRules.ts'

function KindChip({ lobby: { type, address }, of }: { readonly lobby: Lobby; readonly of: ClassifyCount }) {
  const t = useTranslations('lobby')
  const locale = useLocale()
  const isChosen = address.gameClassify === of.value
  const content = (
    <>
      {t(`kind.${of.value}`)}
      <span className="tabular text-xs opacity-80">{formatCount(of.games, locale)}</span>
    </>
  )
  // A chosen class stays a link, so that it can be removed.
  if (of.games === 0 && !isChosen) {
    return (
      <span role="link" aria-disabled className={chipClass('off')}>
        {content}
      </span>
    )
  }
  return (
    <Link
      to={lobbyPaths[type]}
      search={withFilters(address, { gameClassify: isChosen ? undefined : of.value })}
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      className={chipClass(isChosen ? 'chosen' : 'open')}
    >
      {content}
    </Link>
  )
}

/** The classes within a category, where there is more than one. A list that the server computes has no filters. */
export function KindMenu({ lobby }: { readonly lobby: Lobby }) {
  const t = useTranslations('lobby')
  const isFiltered = !isWhole(lobby.address.list)
  const { data } = useQuery({ ...facetsQuery(facetsRequest(lobby)), enabled: isFiltered })
  const languages = useQuery(statusQuery).data?.languages ?? []
  const kinds = classifiesOf(data?.classifies ?? [], languages)
  if (!isFiltered || kinds.length === 0) return null
  return (
    <nav aria-label={t('kinds')} className="min-w-0">
      <ul className="scroll-row -mx-4 flex gap-2 px-4 tablet:mx-0 tablet:px-0">
        {kinds.map((of) => (
          <li key={of.value} className="shrink-0">
            <KindChip lobby={lobby} of={of} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
