import type { Refusal } from '@ronda/client'
import type { SlotRound } from '@ronda/contract'
import { modelHash } from '@ronda/games'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePlay } from '../app/context.ts'
import { Icon } from '../hud/Icon.tsx'
import { isRevealed, verifySteps, type OpenRound } from '../verify/report.ts'
import { VerifySteps } from './VerifySteps.tsx'

/** A round worked out again, here and now, from its revealed secret. */
export function VerifyPanel({ round: first, onBack }: { readonly round: SlotRound; readonly onBack: () => void }) {
  const t = useTranslations('play.verify')
  const { title } = usePlay()
  const [round, setRound] = useState(first)
  const isOther = useMemo(() => modelHash(title.model) !== round.modelHash, [title.model, round.modelHash])
  return (
    <div className="verify">
      <button type="button" className="button is-small" onClick={onBack}>
        <Icon name="back" />
        {t('back')}
      </button>
      <h2>{t('title')}</h2>
      {isOther && <Banner kind="calm" heading={t('other')} text={t('otherText')} />}
      {!isOther && !isRevealed(round) && <Sealed round={round} onRevealed={setRound} />}
      {!isOther && isRevealed(round) && <Verified round={round} />}
    </div>
  )
}

function Verified({ round }: { readonly round: OpenRound }) {
  const t = useTranslations('play.verify')
  const { title } = usePlay()
  const report = useMemo(() => verifySteps(title.model, round), [title.model, round])
  return (
    <>
      <Banner
        kind={report.isGood ? 'good' : 'bad'}
        heading={report.isGood ? t('good') : t('bad')}
        text={report.isGood ? t('goodText') : t('badText')}
      />
      <VerifySteps report={report} round={round} />
    </>
  )
}

/** The secret is still in force. Revealing it means taking a new one, with the same text of the player. */
function Sealed({ round, onRevealed }: { readonly round: SlotRound; readonly onRevealed: (round: SlotRound) => void }) {
  const t = useTranslations('play.verify')
  const { client, refusals } = usePlay()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const reveal = async (): Promise<void> => {
    setBusy(true)
    const rotated = await client.fairness.rotate({ clientSeed: round.clientSeed })
    const opened = rotated.ok ? await client.slot.round({ round: round.id }) : rotated
    setBusy(false)
    if (opened.ok) onRevealed(opened.value)
    else setRefusal(opened.error)
  }
  return (
    <>
      <Banner kind="calm" heading={t('sealed')} text={refusal ? refusals[refusal.code] : t('sealedText')} />
      <button type="button" className="button is-main" disabled={isBusy} onClick={() => void reveal()}>
        {t('reveal')}
      </button>
    </>
  )
}

type BannerProps = { readonly kind: 'good' | 'bad' | 'calm'; readonly heading: string; readonly text: string }

function Banner({ kind, heading, text }: BannerProps) {
  return (
    <output className={`banner is-${kind}`}>
      <Icon name={kind === 'calm' ? 'seal' : kind} />
      <div>
        <strong>{heading}</strong>
        <p>{text}</p>
      </div>
    </output>
  )
}
