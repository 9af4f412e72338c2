import { useTranslations } from 'use-intl'
import type { ChipGame } from '../sharedRound/game.ts'
import type { TableWords } from '../text/tableTexts.ts'
import { useTableContext, useTableGame } from '../sharedRound/context.ts'
import { usePlaceWorth } from '../places/usePlaceTips.ts'
import { BetTable } from './BetTable.tsx'
import { TableFigures } from './TableFigures.tsx'

type RulesKey = Exclude<
  keyof TableWords['rules'],
  'shared' | 'bets' | 'bet' | 'paysHead' | 'returnsHead' | 'exact' | 'exactPool'
>

/** The rules, what each bet pays and returns, then proven figures and measured ones. */
export function TableFacts() {
  const t = useTranslations('sharedRound.rules')
  const { rules } = useTableContext()
  const game = useTableGame()
  return (
    <div className="facts">
      <p className="lead">{t(rules.id as RulesKey)}</p>
      {'useBets' in game ? (
        <>
          <p className="hint">{t('shared')}</p>
          <Bets game={game} />
        </>
      ) : (
        <game.About />
      )}
      <TableFigures />
    </div>
  )
}

function Bets({ game }: { readonly game: ChipGame }) {
  const t = useTranslations('sharedRound.rules')
  const { rules } = useTableContext()
  const worthOf = usePlaceWorth()
  return (
    <section>
      <h3>{t('bets')}</h3>
      <BetTable>
        {game.useBets().map(({ place, name }) => {
          const worth = worthOf(place)
          return (
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>{worth?.pays}</td>
              <td>{worth?.returned}</td>
            </tr>
          )
        })}
      </BetTable>
      <p className="hint">{rules.pool ? t('exactPool') : t('exact')}</p>
    </section>
  )
}
