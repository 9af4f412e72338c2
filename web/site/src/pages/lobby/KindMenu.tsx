import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { classes } from '@ronda/ui'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'
import { facetsQuery } from '../../shell/catalog/games.queries.ts'
import { lobbyPaths } from '../../shell/catalog/categories.ts'
import { withFilters } from '../../shell/catalog/lobbyAddress.ts'
import type { Lobby } from './lobbyRequest.ts'
import { classifiesOf } from './lobbyRules.ts'

/** The classes within a category, where there is more than one. */
export function KindMenu({ lobby: { type, vendor, address } }: { readonly lobby: Lobby }) {
  const t = useTranslations('lobby')
  const { data } = useQuery(facetsQuery(type, vendor))
  const languages = useQuery(statusQuery).data?.languages ?? []
  const kinds = classifiesOf(data?.classifies ?? [], languages)
  if (kinds.length === 0) return null
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-2">
        {kinds.map((kind) => {
          const isChosen = address.gameClassify === kind
          return (
            <li key={kind}>
              <Link
                to={lobbyPaths[type]}
                search={withFilters(address, { gameClassify: isChosen ? undefined : kind })}
                resetScroll={false}
                aria-current={isChosen ? 'true' : undefined}
                className={classes(
                  'inline-flex min-h-control-small items-center rounded-full border px-4 text-sm font-medium transition-colors',
                  isChosen
                    ? 'bg-accent-soft text-accent-text border-accent'
                    : 'text-text-soft border-line hover:text-text hover:bg-surface-2',
                )}
              >
                {t(`kind.${kind}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
