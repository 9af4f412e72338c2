import type { SportsPosition } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'
import { classes } from '@ronda/ui'
import type { Traded } from './sportsDesk.queries.ts'
import { useTrading } from './useTrading.ts'

type PositionsProps = { readonly traded: Traded; readonly onChoose: (position: SportsPosition) => void }

/** Positions by their markets, the market with the worst selection first. */
function byMarket(positions: readonly SportsPosition[]): readonly (readonly SportsPosition[])[] {
  const groups = new Map<string, SportsPosition[]>()
  for (const position of positions) {
    const group = groups.get(position.market.id)
    if (group === undefined) groups.set(position.market.id, [position])
    else group.push(position)
  }
  return [...groups.values()]
}

const MILLION = 1_000_000
/** The part of the stakes that an overround keeps; both in millionths. */
const marginOf = (overround: number): number => MILLION - (MILLION * MILLION) / overround

/** What rests on the selections of a match. Each opens the bets behind it. */
export function Positions({ traded: { positions, match }, onChoose }: PositionsProps) {
  const { t, write, percent } = useTrading()
  const { marketName, choiceName } = useMarketTexts()
  return (
    <section aria-label={t.positions} className="grid grid-cols-1 gap-4">
      <h4 className="text-text-soft text-sm font-bold">{t.positions}</h4>
      {positions.length === 0 && <p className="text-text-faint text-sm">{t.worstNone}</p>}
      {byMarket(positions).map((group) => (
        <div key={group[0]?.market.id} className="grid grid-cols-1 gap-1">
          <h5 className="flex justify-between gap-3 text-sm font-medium">
            <span>{group[0] && marketName(group[0].market, match.head)}</span>
            <span className="text-text-faint tabular font-medium">
              {group[0] && `${t.margin} ${percent(marginOf(group[0].market.margin))}`}
            </span>
          </h5>
          <ul className="border-line divide-line divide-y overflow-hidden rounded-lg border">
            {group.map((each) => {
              const name = choiceName(each.market, each.choice, match.head)
              return (
                <li key={`${each.choice} ${each.currency}`}>
                  <button
                    type="button"
                    aria-label={fillText(t.showBets, { selection: name })}
                    onClick={() => onChoose(each)}
                    className="hover:bg-surface-2 grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-2 text-start text-sm -outline-offset-2 transition-colors"
                  >
                    <span className="truncate font-medium">{name}</span>
                    <span
                      className={classes('tabular text-end font-bold', each.net > 0n ? 'text-loss' : 'text-gain')}
                    >{`${t.net} ${write(each.net, each.currency)}`}</span>
                    <span className="text-text-soft text-xs">
                      {[
                        fillText(t.bets, { count: `${each.bets}` }),
                        `${t.staked} ${write(each.staked, each.currency)}`,
                      ].join(' · ')}
                    </span>
                    <span className="text-text-soft tabular text-end text-xs">
                      {[`${t.payout} ${write(each.payout, each.currency)}`, `${t.share} ${percent(each.share)}`].join(
                        ' · ',
                      )}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      <p className="text-text-faint text-sm">{t.positionsNote}</p>
    </section>
  )
}
