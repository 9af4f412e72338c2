import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { domainsQuery, resourcesQuery } from '@ronda/base/brand/brand.queries.ts'
import { domainsToTest } from '../../../features/speed/speed.ts'
import { useLanes } from '../../../shell/games/useCategoryVendors.ts'
import { LINK } from './link.ts'
import { VendorRow } from './VendorRow.tsx'

/** The brand's lines at the end of a page: its studios, its other channels, and its own text. */
export function BrandLines() {
  const t = useTranslations('shell.footer')
  const cards = useLanes().lanes.flatMap((lane) => lane.cards)
  // A studio with several categories is listed once.
  const studios = [...new Map(cards.map((card) => [card.vassalage, card])).values()]
  const domains = useQuery(domainsQuery).data?.domains ?? []
  const resources = useQuery(resourcesQuery).data
  const mirrors = domainsToTest(domains, location).slice(1)
  return (
    <>
      {studios.length > 0 && <VendorRow cards={studios} />}
      {mirrors.length > 0 && (
        <div>
          <h2 className="text-text-faint font-body text-sm font-medium tracking-normal">{t('mirrors')}</h2>
          <ul className="flex flex-wrap gap-x-6">
            {mirrors.map(({ name, origin }) => (
              <li key={origin}>
                <a href={origin} className={LINK}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {resources !== undefined && resources.footerText !== '' && (
        <p className="text-text-soft max-w-measure text-sm whitespace-pre-line">{resources.footerText}</p>
      )}
    </>
  )
}
