import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OddsFormat } from '@ronda/games/sports'
import { chipClass, IconButton } from '@ronda/ui'
import type { Selection } from './selection.ts'
import { oddsText } from './sportsView.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'
import type { PricedLeg } from './useLegs.ts'

type RowProps = {
  readonly selection: Selection
  readonly odds: string | undefined
  readonly onRemove: (selection: Selection) => void
}

/** A selection, its price where it counts by itself, and the button that takes it away. */
function SelectionRow({ selection, odds, onRemove }: RowProps) {
  const t = useTranslations('sports.slip')
  const { marketName, choiceName } = useMarketTexts()
  const { match, market, choice } = selection
  const name = choiceName(market, choice, match)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2">
      <div className="min-w-0">
        <p className="font-bold">{name}</p>
        <p className="text-text-soft text-sm">{marketName(market, match)}</p>
      </div>
      <span className="tabular text-lg font-bold">{odds}</span>
      <IconButton icon={X} label={t('removeOne', { choice: name })} onClick={() => onRemove(selection)} />
    </div>
  )
}

export type SlipLegsProps = {
  readonly legs: readonly PricedLeg[]
  readonly format: OddsFormat
  /** Every selection counts by itself. */
  readonly isSingles: boolean
  readonly onRemove: (selection: Selection) => void
  /** Whether one more leg can be in every line. */
  readonly mayHaveBanker: boolean
  readonly onBanker: (match: number) => void
}

/** What is on the slip, by match. */
export function SlipLegs({ legs, format, isSingles, onRemove, mayHaveBanker, onBanker }: SlipLegsProps) {
  const t = useTranslations('sports')
  return (
    <ul className="grid grid-cols-1 gap-3">
      {legs.map((leg) => {
        const isBuilder = leg.selections.length > 1 && !isSingles
        return (
          <li key={leg.match.number} className="border-line grid grid-cols-1 gap-2 border-b pb-3">
            <p className="text-text-soft flex items-center justify-between gap-2 text-sm">
              <span className="min-w-0 truncate">{t('versus', leg.match)}</span>
              {!isSingles && (leg.isBanker || mayHaveBanker) && (
                <button
                  type="button"
                  aria-pressed={leg.isBanker}
                  aria-label={t('slip.bankerOf', { match: t('versus', leg.match) })}
                  onClick={() => onBanker(leg.match.number)}
                  className={`${chipClass(leg.isBanker ? 'chosen' : 'open')} ms-auto shrink-0`}
                >
                  {t('slip.banker')}
                </button>
              )}
              {isBuilder && (
                <span className="text-text font-bold">
                  {t('slip.builder')}
                  <span className="tabular ms-2">{leg.price === undefined ? '–' : oddsText(format, leg.price)}</span>
                </span>
              )}
            </p>
            {leg.selections.map((selection) => (
              <SelectionRow
                key={`${selection.market.id} ${selection.choice}`}
                selection={selection}
                odds={isBuilder ? undefined : oddsText(format, selection.price)}
                onRemove={onRemove}
              />
            ))}
            {isBuilder && leg.failure !== undefined && (
              <p role="alert" className="text-loss text-sm">
                {leg.failure}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
