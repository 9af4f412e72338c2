import type { GameFigures } from '@ronda/contract'
import type { Rational } from '@ronda/core'
import { modelHash } from '@ronda/games'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../session/context.ts'
import { Icon } from '../controls/Icon.tsx'
import { Code } from './Code.tsx'
import { percent, plainNumber } from '../text/figures.ts'

export type FactsFiguresProps = {
  readonly facts: GameFigures
  /** The model of the rules in this browser. */
  readonly model: object | undefined
}

/** Proven figures of a game, then measured figures with their sample size. */
export function FactsFigures({ facts, model }: FactsFiguresProps) {
  const t = useTranslations('arcade.facts')
  const { locale } = useGameContext()
  const [least, most] = [percent(facts.returnMin, 2, locale), percent(facts.returnMax, 2, locale)]
  const wholes = ({ numerator, denominator }: Rational): string => plainNumber(Number(numerator / denominator), locale)
  return (
    <>
      <div className="fact is-hero">
        <p className="fact-name">{t('return')}</p>
        <p className="fact-value">{least === most ? most : `${least} – ${most}`}</p>
        <p>{facts.largestWin ? t('returnRange') : t('returnPool')}</p>
      </div>
      <div className="fact-grid">
        <div className="fact">
          <p className="fact-name">{t('volatility')}</p>
          <p className="fact-value">{t(facts.volatilityClass)}</p>
        </div>
        <div className="fact">
          <p className="fact-name">{t('largest')}</p>
          <p className="fact-value">
            {facts.largestWin ? t('stakes', { times: wholes(facts.largestWin) }) : t('unbound')}
          </p>
        </div>
      </div>
      <Measured facts={facts} />
      <Model facts={facts} model={model} />
    </>
  )
}

function Measured({ facts }: { readonly facts: GameFigures }) {
  const t = useTranslations('arcade.facts')
  const write = useMoney()
  const { rounds, staked, won, currency } = facts.measured
  return (
    <section>
      <h3>{t('measured')}</h3>
      <p>{t('measuredText', { rounds, staked: write(staked, currency), won: write(won, currency) })}</p>
    </section>
  )
}

function Model({ facts, model }: FactsFiguresProps) {
  const t = useTranslations('arcade.facts')
  const own = useMemo(() => model && modelHash(model), [model])
  const isSame = own === facts.modelHash
  return (
    <section>
      <h3>{t('model')}</h3>
      <Code text={facts.modelHash} label={t('model')} />
      <p className={isSame ? 'hint' : 'hint is-bad'}>
        <Icon name={isSame ? 'good' : 'bad'} /> {isSame ? t('modelSame') : t('modelOther')}
      </p>
    </section>
  )
}
