import { fillText } from '@ronda/core'
import { replaceAt } from '../../../shell/form/draft.ts'
import { NumberField } from '../../../shell/form/NumberField.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { RANK_EXTRA_PERMILLE_MAX, UNITS_MAX } from '../../../shell/changes/moneyDraft.ts'
import { PercentField } from './PercentField.tsx'

/** What each VIP rank needs and gives, the lowest first. */
export function RankNumbers() {
  const { texts, draft, set, errorAt } = useOffice()
  const { ranks: t, problems } = texts.money
  const { ranks } = draft.money
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-text-soft text-sm font-medium">{t.title}</h3>
        <p className="text-text-faint text-sm">{t.lead}</p>
      </div>
      <ol className="border-line divide-line grid divide-y rounded-lg border">
        {ranks.map((rank, at) => {
          const name = t.names[at] ?? ''
          const change = (part: Partial<typeof rank>): void =>
            set('money', { ...draft.money, ranks: [...replaceAt(ranks, at, { ...rank, ...part })] })
          return (
            <li key={name} className="p-4">
              <fieldset className="grid gap-3">
                <legend className="spoken">{fillText(t.rank, { name })}</legend>
                <p className="font-medium">{name}</p>
                <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
                  <NumberField
                    label={t.turnover}
                    value={rank.turnover}
                    min={1}
                    max={UNITS_MAX}
                    error={errorAt(`money.ranks.${at}.turnover`) && problems.rank}
                    onChange={(turnover) => change({ turnover })}
                  />
                  <PercentField
                    label={t.rebateExtra}
                    permille={rank.rebateExtra}
                    permilleMax={RANK_EXTRA_PERMILLE_MAX}
                    onChange={(rebateExtra) => change({ rebateExtra })}
                  />
                  <NumberField
                    label={t.levelUp}
                    value={rank.levelUp}
                    min={0}
                    max={UNITS_MAX}
                    error={errorAt(`money.ranks.${at}.levelUp`) && problems.gifts}
                    onChange={(levelUp) => change({ levelUp })}
                  />
                  <NumberField
                    label={t.birthday}
                    value={rank.birthday}
                    min={0}
                    max={UNITS_MAX}
                    onChange={(birthday) => change({ birthday })}
                  />
                </div>
              </fieldset>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
