import type { SlotFacts } from '@ronda/contract'
import { minus, plus, toNumber, type Rational } from '@ronda/core'
import { modelHash, type SlotModel } from '@ronda/games'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usePlay } from '../machine/context.ts'
import { rulesOf } from '../round/rules.ts'
import { useMoney } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { oneIn, percent, plainNumber } from '../../shared/text/figures.ts'
import { Code } from '../../shared/panel/Code.tsx'
import { useAsk } from '../../shared/panel/useAsk.ts'
import { Failed, Skeleton } from '../../shared/panel/Waiting.tsx'

/** Facts of the game: proven figures first, then measured figures with their sample size. */
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

/** The feature of each mechanic; how often it occurs is a fact of each game. */
const FEATURES = {
  lines: 'freeSpins',
  ways: 'freeSpins',
  special: 'freeSpins',
  sticky: 'freeSpins',
  towers: 'freeSpins',
  respin: 'second',
  walking: 'walk',
  mystery: 'mystery',
  hold: 'hold',
  collect: 'collect',
  wheel: 'wheel',
  avalanche: 'chain',
  book: 'chain',
  tumble: 'chain',
} as const satisfies Record<SlotModel['mechanic'], string>
type Feature = (typeof FEATURES)[keyof typeof FEATURES]

/** Features of whole spins. A round can have several, so the largest prize is that of one of them. */
const SPINS_ADD_UP: ReadonlySet<Feature> = new Set(['freeSpins', 'second', 'walk'])

/** What the game pays, plus the return through the jackpots that it plays for. */
function wholeReturn({ exactReturn, jackpotReturn }: SlotFacts): Rational {
  return jackpotReturn ? plus(exactReturn, jackpotReturn) : exactReturn
}

function Facts({ facts }: { readonly facts: SlotFacts }) {
  const t = useTranslations('play.facts')
  const { locale } = usePlay()
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
        <FeatureFacts facts={facts} />
        <Measured measured={facts.measured} />
      </div>
      <Limit facts={facts} />
      <Fingerprint hash={facts.modelHash} />
      <p className="promise">
        <Icon name="seal" />
        {t('sameOdds')}
      </p>
    </div>
  )
}

/** The family of the game, and its volatility within the family. */
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

/** How often the feature occurs, how much one round can pay, and the return without the feature. */
function FeatureFacts({ facts }: { readonly facts: SlotFacts }) {
  const t = useTranslations('play.facts')
  const { locale, model } = usePlay()
  const { triggerRate, largestSpinWin, largestSpinRate, baseReturn, exactReturn } = facts
  const prize = t('stakes', { times: plainNumber(toNumber(largestSpinWin), locale, 2) })
  const feature = FEATURES[model.mechanic]
  const isSpin = SPINS_ADD_UP.has(feature) && triggerRate.numerator !== 0n
  const count = largestSpinRate && oneIn(largestSpinRate, locale)
  const odds = count && t(isSpin ? 'largestOdds' : 'largestRoundOdds', { count })
  if (triggerRate.numerator === 0n)
    return (
      <Fact name={t('largest')} value={prize}>
        {odds}
      </Fact>
    )
  return (
    <>
      <Fact name={t(`trigger.${feature}`)} value={t('oneIn', { count: oneIn(triggerRate, locale) })}>
        {percent(triggerRate, 3, locale)}
      </Fact>
      {isSpin ? (
        <Fact name={t('largestSpin')} value={prize}>
          {odds ? `${odds} ${t('largestSpinText')}` : t('largestSpinText')}
        </Fact>
      ) : (
        <Fact name={t('largest')} value={prize}>
          {odds}
        </Fact>
      )}
      {minus(exactReturn, baseReturn).numerator !== 0n && (
        <Fact name={t('base')} value={percent(baseReturn, 4, locale)} />
      )}
    </>
  )
}

/** What no round can exceed, how rarely one reaches it, and what a cap means for the return. */
function Limit({ facts }: { readonly facts: SlotFacts }) {
  const [t, rule] = [useTranslations('play.facts'), useTranslations('play.prizes')]
  const { locale, model } = usePlay()
  const { freeSpinsMax: limit } = rulesOf(model)
  const { cap, largestRoundWin, largestRoundRate } = facts
  const parts = [
    cap ? t('capText') : t('limitText'),
    t('limitOdds', { count: oneIn(largestRoundRate, locale) }),
    cap && model.buy !== undefined && t('capBuy'),
    cap && t('capLoss', { count: oneIn(cap.lossMax, locale) }),
    limit !== undefined && rule('freeLimit', { limit }),
  ]
  return (
    <Fact
      name={cap ? t('cap') : t('limit')}
      value={t('limitStakes', { times: plainNumber(toNumber(largestRoundWin), locale, 2) })}
    >
      {parts.filter(Boolean).join(' ')}
    </Fact>
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
