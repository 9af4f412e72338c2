import { useTranslations } from 'use-intl'
import { minutes, seconds } from '@ronda/core'
import { OVERROUNDS, PACE, VOID_CLAUSES, type Market, type VoidReason } from '@ronda/games/sports'
import { useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { usePlace } from './place.ts'
import { marginText } from './sportsView.ts'

const KINDS = Object.keys(OVERROUNDS) as readonly Market['kind'][]
const SERIES_KINDS: readonly Market['kind'][] = ['winner', 'score', 'lead', 'count', 'first']
const REASONS = Object.entries(VOID_CLAUSES) as readonly (readonly [VoidReason, string])[]

/** The rules, from what the engine plays and settles by. */
export function SportsRules() {
  const t = useTranslations('sports')
  const locale = useLocale()
  const { path, sports } = usePlace()
  const isEsports = path === '/esports'
  const kinds = isEsports ? SERIES_KINDS : KINDS
  const series = sports.filter((sport) => sport !== 'football')
  return (
    <div className="grid grid-cols-1 gap-4">
      <PanelCard title={t('simulated')} lead={t(isEsports ? 'esports.lead' : 'lead')}>
        <ul className="max-w-measure grid list-disc gap-2 ps-5">
          {!isEsports && (
            <li>{t('rules.league', { minutes: PACE.slotMs / minutes(1), seconds: PACE.minuteMs / seconds(1) })}</li>
          )}
          {series.map((sport) => (
            <li key={sport}>{t(`rules.sport.${sport}`)}</li>
          ))}
          <li>{t('rules.sport.live')}</li>
          <li>{t('rules.sport.lines')}</li>
          <li>{t('rules.close', { seconds: PACE.lineUpMs / seconds(1) })}</li>
          <li>{t('rules.model')}</li>
          {!isEsports && <li>{t('rules.grades')}</li>}
          <li>{t('rules.valid')}</li>
        </ul>
      </PanelCard>
      <PanelCard title={t('rules.margins')}>
        <table className="w-full max-w-measure text-sm">
          <thead className="text-text-soft">
            <tr>
              <th scope="col" className="py-2 text-start">
                {t('rules.market')}
              </th>
              <th scope="col" className="py-2 text-end">
                {t('rules.margin')}
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind} className="border-line border-t">
                <th scope="row" className="py-2 text-start font-medium">
                  {t(`markets.${kind}`, { line: '', number: 2, measure: '' })}
                </th>
                <td className="tabular py-2 text-end">{marginText(OVERROUNDS[kind], locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PanelCard>
      <PanelCard title={t('rules.voids')} lead={t('rules.voidText')}>
        <ul className="grid gap-2">
          {REASONS.map(([reason, clause]) => (
            <li key={reason}>{t('clause', { reason: t(`voids.${reason}`), clause })}</li>
          ))}
        </ul>
      </PanelCard>
    </div>
  )
}
