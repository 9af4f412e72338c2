import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { coinValue, type SlotModel } from '@ronda/games'
import { useMoney } from '../app/context.ts'
import { SymbolPicture } from '../app/SymbolPicture.tsx'
import { useSymbolName } from '../app/useSymbolName.ts'
import { Icon } from '../hud/Icon.tsx'
import { highlightsOf, NO_LINE } from '../stage/wins.ts'
import { makeHex, type OpenRound, type SpinReport, type VerifyReport } from '../verify/report.ts'
import { Code } from './Code.tsx'

/** Spins and blocks shown before asking: a round with many free spins is long. */
const SHOWN_FIRST = 2

export type VerifyStepsProps = {
  readonly model: SlotModel
  readonly report: VerifyReport
  readonly round: OpenRound
}

export function VerifySteps({ model, report, round }: VerifyStepsProps) {
  const t = useTranslations('play.verify')
  const write = useMoney()
  const [isWhole, setWhole] = useState(false)
  const { commitment, blocks, spins, paid } = report
  const shown = isWhole ? spins : spins.slice(0, SHOWN_FIRST)
  const coin = coinValue(model, round.stake)
  return (
    <ol className="steps">
      <Step isGood={commitment.isGood} heading={t('commitment')}>
        <Code text={round.serverSeed} label={t('commitment')} />
        <Compare expected={commitment.expected} found={commitment.found} />
      </Step>
      <Step isGood={report.areStopsGood} heading={t('words', { nonce: round.nonce })}>
        {(isWhole ? blocks : blocks.slice(0, SHOWN_FIRST)).map(({ message, digest }) => (
          <div key={message} className="block">
            <p>{t('block', { message })}</p>
            <Code text={digest} label={message} />
          </div>
        ))}
      </Step>
      <Step isGood={report.areStopsGood} heading={t('stops')}>
        {shown.map((spin, index) => (
          <SpinSteps key={index} model={model} spin={spin} number={index} coin={coin} />
        ))}
        {!isWhole && spins.length > SHOWN_FIRST && (
          <button type="button" className="button is-small" onClick={() => setWhole(true)}>
            {t('more', { count: spins.length })}
          </button>
        )}
      </Step>
      <Step isGood={paid.isGood} heading={t('paid', { coins: report.coins, coin: write(coin, round.currency) })}>
        <Compare expected={write(paid.expected, round.currency)} found={write(paid.found, round.currency)} />
      </Step>
    </ol>
  )
}

function Step({
  isGood,
  heading,
  children,
}: {
  readonly isGood: boolean
  readonly heading: string
  readonly children: ReactNode
}) {
  const t = useTranslations('play.verify')
  return (
    <li className={`step ${isGood ? 'is-good' : 'is-bad'}`}>
      <span className="step-mark">
        <Icon name={isGood ? 'good' : 'bad'} />
        <span className="spoken">{isGood ? t('stepGood') : t('stepBad')}</span>
      </span>
      <div className="step-body">
        <h3>{heading}</h3>
        {children}
      </div>
    </li>
  )
}

function Compare({ expected, found }: { readonly expected: string; readonly found: string }) {
  const t = useTranslations('play.verify')
  return (
    <dl className="compare">
      <dt>{t('expected')}</dt>
      <dd>{expected}</dd>
      <dt>{t('found')}</dt>
      <dd>{found}</dd>
    </dl>
  )
}

function SpinSteps({
  model,
  spin,
  number,
  coin,
}: {
  readonly model: SlotModel
  readonly spin: SpinReport
  readonly number: number
  readonly coin: bigint
}) {
  const t = useTranslations('play.verify')
  return (
    <section className="spin-steps">
      <h4>
        <Icon name={spin.isGood ? 'good' : 'bad'} />
        {spin.result.free ? t('freeSpin', { number }) : t('spin', { number: number + 1 })}
      </h4>
      <ul className="draws">
        {spin.draws.map(({ word, below, stop }, reel) => (
          <li key={reel}>{t('drawn', { word: makeHex(word), stop, below })}</li>
        ))}
      </ul>
      <div className="window">
        {spin.window.map((column, reel) => (
          <div key={reel}>
            {column.map((symbol, row) => (
              <SymbolPicture key={row} symbol={symbol} className="symbol" />
            ))}
          </div>
        ))}
      </div>
      <Prizes model={model} spin={spin} coin={coin} />
    </section>
  )
}

type PrizesProps = { readonly model: SlotModel; readonly spin: SpinReport; readonly coin: bigint }

function Prizes({ model, spin, coin }: PrizesProps) {
  const t = useTranslations('play.verify')
  const nameOf = useSymbolName()
  const write = useMoney()
  const wins = highlightsOf(model, spin.result)
  if (wins.length === 0) return <p className="spin-pays">{t('nothing')}</p>
  return (
    <ul className="spin-pays">
      {wins.map(({ line, count, symbol, coins }) => (
        <li key={line}>
          <span>
            {line === NO_LINE
              ? t('scatter', { count, symbol: nameOf(symbol) })
              : t('line', { line: line + 1, count, symbol: nameOf(symbol) })}
          </span>
          <strong>{write(BigInt(coins) * coin)}</strong>
        </li>
      ))}
    </ul>
  )
}
