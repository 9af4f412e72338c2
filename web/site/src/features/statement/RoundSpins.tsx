import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenedSlot } from '@ronda/contract'
import { Button } from '@ronda/ui'
import { spinsOf, type Prize, type SpinView } from './roundView.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'

/** The number of spins shown at first: a round with many free spins is long. */
const SHOWN_FIRST = 3

/** The columns and rows of the picture with all symbols. */
const SHEET = { columns: 4, rows: 3 } as const

function placeOf(symbols: string, symbol: number) {
  const column = symbol % SHEET.columns
  const row = Math.floor(symbol / SHEET.columns)
  return {
    backgroundImage: `url("${symbols}")`,
    backgroundSize: `${SHEET.columns * 100}% ${SHEET.rows * 100}%`,
    backgroundPosition: `${(column * 100) / (SHEET.columns - 1)}% ${(row * 100) / (SHEET.rows - 1)}%`,
  }
}

function Reels({ opened, spin }: { readonly opened: OpenedSlot; readonly spin: SpinView }) {
  const { symbols, labels } = opened
  const label = spin.window.map((column) => column.map((symbol) => labels[symbol] ?? '').join(', ')).join('; ')
  return (
    <div role="img" aria-label={label} className="bg-page flex gap-1 rounded-lg p-2">
      {spin.window.map((column, reel) => (
        <div key={reel} className="grid flex-1 gap-1">
          {column.map((symbol, row) => (
            <span
              key={row}
              className="bg-surface-2 aspect-square rounded-sm"
              style={symbols === '' ? undefined : placeOf(symbols, symbol)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function PrizeLine({ opened, prize }: { readonly opened: OpenedSlot; readonly prize: Prize }) {
  const t = useTranslations('statement.round')
  const { write } = useAmounts(opened.round.currency)
  const { line, count, symbol, amount } = prize
  const name = opened.labels[symbol] ?? ''
  return (
    <li className="flex justify-between gap-4">
      <span>
        {line === undefined
          ? t('scatter', { count: String(count), symbol: name })
          : t('line', { line: String(line), count: String(count), symbol: name })}
      </span>
      <span className="tabular font-medium">{write(amount)}</span>
    </li>
  )
}

/** What the player saw, spin by spin, and the wins of each. */
export function RoundSpins({ opened }: { readonly opened: OpenedSlot }) {
  const t = useTranslations('statement.round')
  const [isWhole, setWhole] = useState(false)
  const spins = useMemo(() => spinsOf(opened), [opened])
  const shown = isWhole ? spins : spins.slice(0, SHOWN_FIRST)
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.map((spin, index) => (
        <section key={index} className="grid grid-cols-1 gap-2">
          <h3 className="text-text-soft text-sm font-medium">
            {spin.isFree ? t('freeSpin', { number: String(index) }) : t('spin')}
          </h3>
          <Reels opened={opened} spin={spin} />
          {spin.prizes.length === 0 ? (
            <p className="text-text-faint text-sm">{t('nothing')}</p>
          ) : (
            <ul className="grid gap-1 text-sm">
              {spin.prizes.map((prize, place) => (
                <PrizeLine key={place} opened={opened} prize={prize} />
              ))}
            </ul>
          )}
        </section>
      ))}
      {shown.length < spins.length && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          {t('moreSpins', { count: spins.length - shown.length })}
        </Button>
      )}
    </div>
  )
}
