import type { Refusal } from '@ronda/client'
import { CLIENT_SEED_PATTERN, type fairness } from '@ronda/contract'
import { useCallback, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod/mini'
import { useDesk } from '../app/context.ts'
import { Pairs } from './Pairs.tsx'
import { useAsk } from './useAsk.ts'
import { Failed, Skeleton } from './Waiting.tsx'

type Seeds = z.output<(typeof fairness.seeds)['reply']>

/** The commitment in force, the player's own text, and every secret that has been revealed. */
export function FairnessPanel() {
  const t = useTranslations('play.fairness')
  const { client } = useDesk()
  const ask = useCallback(() => client.fairness.seeds(), [client])
  const [seeds, again] = useAsk(ask)
  return (
    <div className="fairness">
      <p className="lead">{t('how')}</p>
      {seeds.state === 'asking' && <Skeleton rows={5} />}
      {seeds.state === 'failed' && <Failed refusal={seeds.refusal} onRetry={again} />}
      {seeds.state === 'here' && (
        <>
          <ActiveSeed key={seeds.value.active.id} active={seeds.value.active} onRotated={again} />
          <RevealedSeeds revealed={seeds.value.revealed} />
        </>
      )}
    </div>
  )
}

function ActiveSeed({ active, onRotated }: { readonly active: Seeds['active']; readonly onRotated: () => void }) {
  const t = useTranslations('play.fairness')
  return (
    <section className="card">
      <h3>{t('inForce')}</h3>
      <Pairs
        isCard={false}
        codes={[[t('commitment'), active.commitment]]}
        figures={[[t('nonce'), `${active.nonce}`]]}
      />
      <RotateForm clientSeed={active.clientSeed} onRotated={onRotated} />
    </section>
  )
}

function RotateForm({ clientSeed, onRotated }: { readonly clientSeed: string; readonly onRotated: () => void }) {
  const t = useTranslations('play.fairness')
  const { client, refusals } = useDesk()
  const [text, setText] = useState(clientSeed)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const isGood = CLIENT_SEED_PATTERN.test(text)
  const rotate = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const rotated = await client.fairness.rotate({ clientSeed: text })
    setBusy(false)
    if (rotated.ok) onRotated()
    else setRefusal(rotated.error)
  }
  return (
    <form className="form" onSubmit={(event) => void rotate(event)}>
      <label>
        <span>{t('clientSeed')}</span>
        <input
          value={text}
          maxLength={64}
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
      {refusal && (
        <p className="hint is-bad" role="alert">
          {refusals[refusal.code]}
        </p>
      )}
      <button type="submit" className="button is-main" disabled={!isGood || isBusy}>
        {isBusy ? t('rotating') : t('rotate')}
      </button>
    </form>
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
            [t('clientSeed'), seed.clientSeed],
          ]}
          figures={[[t('played'), t('rounds', { count: seed.rounds })]]}
        />
      ))}
    </section>
  )
}
