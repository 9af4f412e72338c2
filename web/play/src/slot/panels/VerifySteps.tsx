import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { coinValue, type SlotModel } from '@ronda/games'
import { useMoney } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { makeHex, type Draw, type OpenRound, type VerifyReport } from '../verify/report.ts'
import { orderWord } from '../../shared/verify/verdict.ts'
import { Code } from '../../shared/panel/Code.tsx'
import { VerifySpin } from './VerifySpin.tsx'

/** Spins and blocks shown at first: a round with many free spins is long. */
const SHOWN_FIRST = 2
const DRAWS_FIRST = 12

export type VerifyStepsProps = {
  readonly model: SlotModel
  readonly report: VerifyReport
  readonly round: OpenRound
}

export function VerifySteps({ model, report, round }: VerifyStepsProps) {
  const t = useTranslations('play.verify')
  const write = useMoney()
  const [isWhole, setWhole] = useState(false)
  const { commitment, blocks, draws, paid, result } = report
  const coin = coinValue(model, round.bet, round.stake)
  const isLong = result.spins.length > SHOWN_FIRST || blocks.length > SHOWN_FIRST || draws.length > DRAWS_FIRST
  return (
    <ol className="steps">
      <Step isGood={commitment.isGood} heading={t('commitment')}>
        <Code text={round.serverSeed} label={t('commitment')} />
        <Compare expected={commitment.expected} found={commitment.found} />
      </Step>
      <Step isGood={report.order === 'good'} heading={t(`order.${orderWord(report.order)}`)}>
        <Code text={round.clientSeed} label={t('yourText')} />
      </Step>
      <Step isGood={report.areDrawsGood} heading={t('words', { nonce: round.nonce })}>
        {(isWhole ? blocks : blocks.slice(0, SHOWN_FIRST)).map(({ message, digest }) => (
          <div key={message} className="block">
            <p>{t('block', { message })}</p>
            <Code text={digest} label={message} />
          </div>
        ))}
        <Draws draws={isWhole ? draws : draws.slice(0, DRAWS_FIRST)} />
      </Step>
      <Step isGood={report.areDrawsGood} heading={t('stops')}>
        {(isWhole ? result.spins : result.spins.slice(0, SHOWN_FIRST)).map((spin, index) => (
          <VerifySpin key={index} spin={spin} number={index} coin={coin} />
        ))}
        {!isWhole && isLong && (
          <button type="button" className="button is-small" onClick={() => setWhole(true)}>
            {t('more', { count: result.spins.length, draws: draws.length })}
          </button>
        )}
      </Step>
      <Step isGood={paid.isGood} heading={t('paid', { coins: result.coins, coin: write(coin, round.currency) })}>
        <Compare expected={write(paid.expected, round.currency)} found={write(paid.found, round.currency)} />
      </Step>
    </ol>
  )
}

function Draws({ draws }: { readonly draws: readonly Draw[] }) {
  const t = useTranslations('play.verify')
  return (
    <ul className="draws">
      {draws.map(({ word, below, drawn, isGood }, index) => (
        <li key={index} className={isGood ? undefined : 'is-bad'}>
          {t('drawn', { word: makeHex(word), drawn, below })}
        </li>
      ))}
    </ul>
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
