import type { Refusal } from '@ronda/client'
import type { fairness } from '@ronda/contract'
import { present } from '@ronda/core'
import { isOwnText } from '@ronda/fair'
import { useCallback, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod/mini'
import { useGameContext } from '../session/context.ts'
import { useRefusedWords } from '../session/useRefusedWords.ts'
import type { OwnSeed } from '../session/ownSeed.ts'
import { TYPED_MAX } from '../session/ownText.ts'
import { Code } from '../panel/Code.tsx'
import { Pairs } from '../panel/Pairs.tsx'
import { useAsk } from '../panel/useAsk.ts'
import { Failed, Skeleton } from '../panel/Waiting.tsx'

type Seeds = z.output<(typeof fairness.seeds)['reply']>

/** The seed in force, the next one with the player's own text, and all revealed server seeds. */
export function FairnessPanel() {
  const t = useTranslations('play.fairness')
  const { client, seed } = useGameContext()
  const ask = useCallback(() => client.fairness.seeds(), [client])
  const [asked, again] = useAsk(ask)
  return (
    <div className="fairness">
      <p className="lead">{t('how')}</p>
      <p className="hint">{t('limits')}</p>
      {asked.state === 'asking' && <Skeleton rows={5} />}
      {asked.state === 'failed' && <Failed refusal={asked.refusal} onRetry={again} />}
      {asked.state === 'here' && (
        <>
          {asked.value.active && <ActiveSeed active={asked.value.active} />}
          <NextSeed seed={present(seed, 'the own seed of a single-player game')} onGiven={again} />
          <RevealedSeeds revealed={asked.value.revealed} />
        </>
      )}
    </div>
  )
}

function ActiveSeed({ active }: { readonly active: NonNullable<Seeds['active']> }) {
  const t = useTranslations('play.fairness')
  return (
    <section className="card">
      <h3>{t('inForce')}</h3>
      <Pairs
        isCard={false}
        codes={[
          [t('commitment'), active.commitment],
          [t('wholeText'), active.clientSeed],
        ]}
        figures={[[t('nonce'), `${active.nonce}`]]}
      />
    </section>
  )
}

/** The next commitment and the text for it: both are shown before anything is sent. */
function NextSeed({ seed, onGiven }: { readonly seed: OwnSeed; readonly onGiven: () => void }) {
  const t = useTranslations('play.fairness')
  const wordsOf = useRefusedWords()
  const { next } = useSyncExternalStore(seed.watch, seed.read)
  const [text, setText] = useState(seed.typed)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const isGood = isOwnText(text)
  const give = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const given = await seed.give(text)
    setBusy(false)
    setRefusal(given.ok ? undefined : given.error)
    if (given.ok) onGiven()
  }
  return (
    <section className="card">
      <h3>{t('next')}</h3>
      <Pairs isCard={false} codes={[[t('nextCommitment'), next.commitment]]} />
      <form className="form" onSubmit={(event) => void give(event)}>
        <label>
          <span>{t('clientSeed')}</span>
          <input
            value={text}
            maxLength={TYPED_MAX}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={!isGood}
            aria-describedby="client-seed-hint"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p id="client-seed-hint" className={isGood ? 'hint' : 'hint is-bad'}>
          {t('clientSeedHint')}
        </p>
        {isGood && (
          <p className="hint">
            {t('sent')} <Code text={seed.preview(text)} label={t('wholeText')} />
          </p>
        )}
        {refusal && (
          <p className="hint is-bad" role="alert">
            {wordsOf(refusal)}
          </p>
        )}
        <button type="submit" className="button is-main" disabled={!isGood || isBusy}>
          {isBusy ? t('rotating') : t('rotate')}
        </button>
      </form>
    </section>
  )
}

function RevealedSeeds({ revealed }: { readonly revealed: Seeds['revealed'] }) {
  const t = useTranslations('play.fairness')
  return (
    <section>
      <h3>{t('revealed')}</h3>
      {revealed.length === 0 && <p className="empty">{t('revealedNone')}</p>}
      {revealed.map((seed) => (
        <Pairs
          key={seed.id}
          codes={[
            [t('serverSeed'), seed.serverSeed],
            [t('commitment'), seed.commitment],
            [t('wholeText'), seed.clientSeed],
          ]}
          figures={[[t('played'), t('rounds', { count: seed.rounds })]]}
        />
      ))}
    </section>
  )
}
