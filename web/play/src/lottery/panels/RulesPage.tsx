import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useDesk } from '../../app/context.ts'
import { FactsFigures } from '../../arcade/panels/FactsFigures.tsx'
import { useTimes } from '../../kit/times.ts'
import { useAsk } from '../../panels/useAsk.ts'
import { Failed, Skeleton } from '../../panels/Waiting.tsx'
import { useLiveSeat } from '../../table/useLive.ts'
import { percent } from '../../text/figures.ts'
import type { Kind } from '../looks/look.ts'
import { usePays } from '../pad/KindBar.tsx'
import { useShop } from '../useCounter.ts'
import '../../table/panels/panels.css'

/** Every kind of bet with what it pays and returns, exactly; then the figures of the whole. */
export function RulesPage() {
  const t = useTranslations('lottery')
  const { rules, client } = useLiveSeat()
  const { session } = useDesk()
  const { gameCode, mode } = session
  const ask = useCallback(() => client.table.facts({ game: gameCode, mode }), [client, gameCode, mode])
  const [facts, again] = useAsk(ask)
  return (
    <div className="facts">
      <p className="lead">{t('ours')}</p>
      <BetTable />
      <p className="hint">{t('rules.exact')}</p>
      <p>{t('rules.times')}</p>
      <p>{t('rules.stands')}</p>
      {facts.state === 'asking' && <Skeleton rows={5} />}
      {facts.state === 'failed' && <Failed refusal={facts.refusal} onRetry={again} />}
      {facts.state === 'here' && <FactsFigures facts={facts.value} model={rules.model} />}
    </div>
  )
}

function BetTable() {
  const t = useTranslations()
  const { look } = useShop()
  return (
    <table className="bet-table">
      <thead>
        <tr>
          <th scope="col">{t('live.rules.bet')}</th>
          <th scope="col">{t('live.rules.paysHead')}</th>
          <th scope="col">{t('live.rules.returnsHead')}</th>
        </tr>
      </thead>
      <tbody>
        {look.kinds.map((kind) => (
          <KindRow key={kind.id} kind={kind} />
        ))}
      </tbody>
    </table>
  )
}

function KindRow({ kind }: { readonly kind: Kind }) {
  const t = useTranslations('lottery')
  const { locale } = useDesk()
  const pays = usePays()
  const times = useTimes()
  const prizes = [...new Set(kind.pays(kind.sample))]
  return (
    <tr>
      <th scope="row">
        <strong>{t(`kind.${kind.id}`)}</strong>
        <p className="hint">{t(`about.${kind.id}`, { factor: kind.factor })}</p>
        {prizes.length > 1 && <p className="hint">{prizes.map((prize) => `${times(prize)}×`).join(' · ')}</p>}
      </th>
      <td>{pays(kind, kind.sample)}</td>
      <td>{percent(kind.returned(kind.sample), 2, locale)}</td>
    </tr>
  )
}
