import type { ArcadeFacts } from '@ronda/contract'
import { arcadeOf, modelHash } from '@ronda/games'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useDesk, useMoney } from '../../app/context.ts'
import { Icon } from '../../hud/Icon.tsx'
import { Code } from '../../panels/Code.tsx'
import { useAsk } from '../../panels/useAsk.ts'
import { Failed, Skeleton } from '../../panels/Waiting.tsx'
import { percent, plainNumber } from '../../text/figures.ts'
import type { ArcadeWords } from '../speech.ts'
import { useSeat } from '../useTable.ts'

type RulesName = keyof ArcadeWords['rules']

/** The rules in words, then proven figures, then measured ones with the size of their sample. */
export function ArcadeFactsPanel() {
  const t = useTranslations('arcade.rules')
  const { rules } = useSeat()
  const { client, session } = useDesk()
  const { gameCode, mode } = session
  const ask = useCallback(() => client.arcade.facts({ game: gameCode, mode }), [client, gameCode, mode])
  const [facts, again] = useAsk(ask)
  return (
    <div className="facts">
      <p className="lead">{t(rules as RulesName)}</p>
      {facts.state === 'asking' && <Skeleton rows={5} />}
      {facts.state === 'failed' && <Failed refusal={facts.refusal} onRetry={again} />}
      {facts.state === 'here' && <Facts facts={facts.value} />}
    </div>
  )
}

function Facts({ facts }: { readonly facts: ArcadeFacts }) {
  const t = useTranslations('arcade.facts')
  const { locale } = useDesk()
  const [least, most] = [percent(facts.returnMin, 2, locale), percent(facts.returnMax, 2, locale)]
  const times = plainNumber(Number(facts.largestWin.numerator / facts.largestWin.denominator), locale)
  return (
    <>
      <div className="fact is-hero">
        <p className="fact-name">{t('return')}</p>
        <p className="fact-value">{least === most ? most : `${least} – ${most}`}</p>
        <p>{t('returnRange')}</p>
      </div>
      <div className="fact-grid">
        <div className="fact">
          <p className="fact-name">{t('volatility')}</p>
          <p className="fact-value">{t(facts.volatilityClass)}</p>
        </div>
        <div className="fact">
          <p className="fact-name">{t('largest')}</p>
          <p className="fact-value">{t('stakes', { times })}</p>
        </div>
      </div>
      <Measured facts={facts} />
      <Model facts={facts} />
    </>
  )
}

function Measured({ facts }: { readonly facts: ArcadeFacts }) {
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

function Model({ facts }: { readonly facts: ArcadeFacts }) {
  const t = useTranslations('arcade.facts')
  const own = useMemo(() => {
    const rules = arcadeOf(facts.gameCode)?.rules
    return rules && modelHash(rules.model)
  }, [facts.gameCode])
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
