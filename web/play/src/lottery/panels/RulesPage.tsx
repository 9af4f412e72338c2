import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { useTimes } from '../../shared/session/times.ts'
import { BetTable } from '../../shared/tablePanel/BetTable.tsx'
import { TableFigures } from '../../shared/tablePanel/TableFigures.tsx'
import { useTableField } from '../../shared/sharedRound/context.ts'
import type { Kind } from '../variants/variant.ts'
import { usePays, useReturned } from '../pad/KindBar.tsx'
import { useLottery } from '../slip/useLottery.ts'

/** Every bet kind with its exact payouts and return; then the figures of the whole lottery. */
export function RulesPage() {
  const t = useTranslations('lottery')
  const { variant } = useLottery()
  return (
    <div className="facts">
      <p className="lead">{t('ours')}</p>
      <BetTable>
        {variant.kinds.map((kind) => (
          <KindRow key={kind.id} kind={kind} />
        ))}
      </BetTable>
      <p className="hint">{t('rules.exact')}</p>
      <p>{t('rules.times')}</p>
      <p>{t('rules.stands')}</p>
      <Bearing />
      <TableFigures />
    </div>
  )
}

/** The most that the operator accepts on one number, where payouts are fixed. */
function Bearing() {
  const t = useTranslations('lottery')
  const { variant } = useLottery()
  const terms = useTableField('terms')
  const write = useMoney()
  const isShared = variant.kinds.every((kind) => kind.pays(kind.sample).length === 0)
  if (!terms || terms.placeMax === null || isShared) return null
  return <p>{t('rules.bearing', { amount: write(terms.unit * BigInt(terms.placeMax)) })}</p>
}

function KindRow({ kind }: { readonly kind: Kind }) {
  const t = useTranslations('lottery')
  const pays = usePays()
  const returned = useReturned()
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
      <td>{returned(kind, kind.sample)}</td>
    </tr>
  )
}
