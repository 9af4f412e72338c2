import type { SlotFacts } from '@ronda/contract'
import { plus, type Rational } from '@ronda/core'
import { modelHash } from '@ronda/games'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useMoney, usePlay } from '../app/context.ts'
import { Icon } from '../hud/Icon.tsx'
import { oneIn, percent, plainNumber } from '../text/figures.ts'
import { Code } from './Code.tsx'
import { useAsk } from './useAsk.ts'
import { Failed, Skeleton } from './Waiting.tsx'

/** Facts of the game: proven figures first, measured ones with the size of their sample. */
export function FactsPanel() {
  const { client, session } = usePlay()
  const ask = useCallback(
    () => client.slot.facts({ game: session.gameCode, mode: session.mode }),
    [client, session.gameCode, session.mode],
  )
  const [facts, again] = useAsk(ask)
  if (facts.state === 'asking') return <Skeleton rows={8} />
  if (facts.state === 'failed') return <Failed refusal={facts.refusal} onRetry={again} />
  return <Facts facts={facts.value} />
}

/** What the game pays, and what comes back through the jackpots that it plays for. */
function wholeReturn({ exactReturn, jackpotReturn }: SlotFacts): Rational {
  return jackpotReturn ? plus(exactReturn, jackpotReturn) : exactReturn
}

function Facts({ facts }: { readonly facts: SlotFacts }) {
  const t = useTranslations('play.facts')
  const { locale } = usePlay()
  const times = plainNumber(
    Number(facts.largestSpinWin.numerator) / Number(facts.largestSpinWin.denominator),
    locale,
    2,
  )
  return (
    <div className="facts">
      <div className="fact is-hero">
        <p className="fact-name">{t('return')}</p>
        <p className="fact-value">{percent(wholeReturn(facts), 4, locale)}</p>
        {facts.jackpotReturn && (
          <p>
            {t('returnParts', {
              game: percent(facts.exactReturn, 4, locale),
              jackpots: percent(facts.jackpotReturn, 4, locale),
            })}
          </p>
        )}
        <p>{t('returnText')}</p>
        <details>
          <summary>{t('fraction')}</summary>
          <p className="fraction">
            <span>{wholeReturn(facts).numerator.toString()}</span>
            <span>{wholeReturn(facts).denominator.toString()}</span>
          </p>
        </details>
      </div>
      <div className="fact-grid">
        <FamilyFacts family={facts.family} />
        <Fact name={t('volatility')} value={t(facts.volatilityClass)}>
          {t('volatilityText', { sigma: plainNumber(facts.volatility, locale, 2) })}
        </Fact>
        <Fact name={t('hitRate')} value={percent(facts.hitRate, 2, locale)}>
          {t('oneIn', { count: oneIn(facts.hitRate, locale) })}
        </Fact>
        <Fact name={t('trigger')} value={t('oneIn', { count: oneIn(facts.triggerRate, locale) })}>
          {percent(facts.triggerRate, 3, locale)}
        </Fact>
        <Fact name={t('largest')} value={t('stakes', { times })}>
          {t('largestText')}
        </Fact>
        <Fact name={t('base')} value={percent(facts.baseReturn, 4, locale)} />
        <Measured measured={facts.measured} />
      </div>
      <Fingerprint hash={facts.modelHash} />
      <p className="promise">
        <Icon name="seal" />
        {t('sameOdds')}
      </p>
    </div>
  )
}

/** What kind of game it is, and how bold among its likes. */
function FamilyFacts({ family }: Pick<SlotFacts, 'family'>) {
  const t = useTranslations('play.facts')
  const language = useLocale()
  if (!family) return null
  return (
    <>
      <Fact name={t('family')} value={family.names[language]}>
        {family.says[language]}
      </Fact>
      <Fact name={t('profile')} value={t(`profiles.${family.profile}`)}>
        {t('profileText')}
      </Fact>
    </>
  )
}

function Fact({
  name,
  value,
  children,
}: {
  readonly name: string
  readonly value: string
  readonly children?: ReactNode
}) {
  return (
    <div className="fact">
      <p className="fact-name">{name}</p>
      <p className="fact-value">{value}</p>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}

function Measured({ measured }: { readonly measured: SlotFacts['measured'] }) {
  const t = useTranslations('play.facts')
  const { locale } = usePlay()
  const write = useMoney()
  const { rounds, staked, won, currency } = measured
  const isEmpty = staked === 0n
  const value = isEmpty ? t('measuredNone') : percent({ numerator: won, denominator: staked }, 2, locale)
  return (
    <Fact name={t('measured')} value={value}>
      {isEmpty
        ? t('measuredNote')
        : `${t('measuredText', { rounds, staked: write(staked, currency), won: write(won, currency) })}. ${t('measuredNote')}`}
    </Fact>
  )
}

function Fingerprint({ hash }: { readonly hash: string }) {
  const t = useTranslations('play.facts')
  const { model } = usePlay()
  const isSame = useMemo(() => modelHash(model) === hash, [model, hash])
  return (
    <div className="fact">
      <p className="fact-name">{t('model')}</p>
      <Code text={hash} label={t('model')} />
      <p className={isSame ? 'check is-good' : 'check is-bad'}>
        <Icon name={isSame ? 'good' : 'bad'} />
        {isSame ? t('modelSame') : t('modelOther')}
      </p>
      <p>{t('modelText')}</p>
    </div>
  )
}
