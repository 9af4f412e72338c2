import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useDesk } from '../../app/context.ts'
import { FactsFigures } from '../../arcade/panels/FactsFigures.tsx'
import { useAsk } from '../../panels/useAsk.ts'
import { Failed, Skeleton } from '../../panels/Waiting.tsx'
import type { ClothGame } from '../game.ts'
import type { LiveWords } from '../speech.ts'
import { useLiveSeat, useTableGame } from '../useLive.ts'
import { usePlaceWorth } from '../usePlaceTips.ts'
import './panels.css'

type Told = Exclude<keyof LiveWords['rules'], 'shared' | 'bets' | 'bet' | 'paysHead' | 'returnsHead' | 'exact'>

/** The rules in words, what each bet pays and returns, then proven figures and measured ones. */
export function LiveFacts() {
  const t = useTranslations('live.rules')
  const { rules, client } = useLiveSeat()
  const game = useTableGame()
  const { session } = useDesk()
  const { gameCode, mode } = session
  const ask = useCallback(() => client.table.facts({ game: gameCode, mode }), [client, gameCode, mode])
  const [facts, again] = useAsk(ask)
  return (
    <div className="facts">
      <p className="lead">{t(rules.id as Told)}</p>
      {'useBets' in game ? (
        <>
          <p className="hint">{t('shared')}</p>
          <BetTable game={game} />
        </>
      ) : (
        <game.About />
      )}
      {facts.state === 'asking' && <Skeleton rows={5} />}
      {facts.state === 'failed' && <Failed refusal={facts.refusal} onRetry={again} />}
      {facts.state === 'here' && <FactsFigures facts={facts.value} model={rules.model} />}
    </div>
  )
}

function BetTable({ game }: { readonly game: ClothGame }) {
  const t = useTranslations('live.rules')
  const worthOf = usePlaceWorth()
  const bets = game.useBets()
  return (
    <section>
      <h3>{t('bets')}</h3>
      <table className="bet-table">
        <thead>
          <tr>
            <th scope="col">{t('bet')}</th>
            <th scope="col">{t('paysHead')}</th>
            <th scope="col">{t('returnsHead')}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map(({ place, name }) => {
            const worth = worthOf(place)
            return (
              <tr key={place}>
                <th scope="row">{name}</th>
                <td>{worth?.pays}</td>
                <td>{worth?.returned}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="hint">{t('exact')}</p>
    </section>
  )
}
