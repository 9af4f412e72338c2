import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { Grid, Spin, Step } from '@ronda/games'
import { useMoney } from '../../shared/session/context.ts'
import { SymbolPicture } from '../symbols/SymbolPicture.tsx'
import { useStepWords } from '../symbols/useStepWords.ts'
import { useSymbolName } from '../symbols/useSymbolName.ts'

export type VerifySpinProps = { readonly spin: Spin; readonly number: number; readonly coin: bigint }

/** One recomputed spin: each state of the grid, and what it paid. */
export function VerifySpin({ spin, number, coin }: VerifySpinProps) {
  const t = useTranslations('play.verify')
  const isEmpty = !spin.steps.some(({ type }) => type !== 'stop' && type !== 'turn')
  return (
    <section className="spin-steps">
      <h4>{spin.free ? t('freeSpin', { number }) : t('spin', { number: number + 1 })}</h4>
      {spin.steps.map((step, index) => (
        <StepRow key={index} step={step} coin={coin} />
      ))}
      {isEmpty && <p className="spin-pays">{t('nothing')}</p>}
    </section>
  )
}

function StepRow({ step, coin }: { readonly step: Step; readonly coin: bigint }) {
  const wordsOf = useStepWords(coin)
  if (step.type === 'pay') return <Prizes step={step} coin={coin} />
  return (
    <>
      {step.type !== 'stop' && <p className="spin-step">{wordsOf(step)}</p>}
      {'grid' in step && <Window grid={step.grid} />}
    </>
  )
}

function Window({ grid }: { readonly grid: Grid }) {
  return (
    <div className="window" style={{ '--reels': grid.length } as CSSProperties}>
      {grid.map((column, reel) => (
        <div key={reel}>
          {column.map((symbol, row) => (
            <SymbolPicture key={row} symbol={symbol} className="symbol" />
          ))}
        </div>
      ))}
    </div>
  )
}

function Prizes({ step, coin }: { readonly step: Extract<Step, { type: 'pay' }>; readonly coin: bigint }) {
  const t = useTranslations('play.verify')
  const nameOf = useSymbolName()
  const write = useMoney()
  return (
    <ul className="spin-pays">
      {step.wins.map(({ line, count, symbol, coins }, index) => (
        <li key={index}>
          <span>
            {line === undefined
              ? t('scatter', { count, symbol: nameOf(symbol) })
              : t('line', { line: line + 1, count, symbol: nameOf(symbol) })}
            {step.times > 1 && ` ${t('multiplied', { times: step.times })}`}
          </span>
          <strong>{write(BigInt(coins * step.times) * coin)}</strong>
        </li>
      ))}
    </ul>
  )
}
