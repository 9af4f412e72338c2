import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import type { Envelope } from '@ronda/contract'
import { useNow } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import type { GameEnvelope } from '../launch/gameEnvelope.ts'
import { envelopesQuery } from './envelope.queries.ts'
import { openToTake } from './envelopeView.ts'
import { useTake } from './useTake.ts'

const TEXTS = ['envelope'] as const

type ShownProps = {
  readonly envelope: Envelope
  readonly aheadMs: number
  readonly onChange: (offer: GameEnvelope | undefined) => void
}

function Shown({ envelope, aheadMs, onChange }: ShownProps) {
  const { write } = useAmounts(envelope.currency)
  const { mutate } = useTake()
  const { own, amount } = envelope
  const [pot, got] = [write(amount), own === null ? null : write(own.amount)]
  useEffect(() => {
    const { id, name, shares, left, endsAtMs } = envelope
    const shown = { id, name, pot, shares, left, endsAtMs: Math.round(endsAtMs - aheadMs), got }
    onChange({ shown, take: () => mutate(envelope) })
  }, [envelope, pot, aheadMs, got, mutate, onChange])
  useEffect(() => () => onChange(undefined), [onChange])
  return null
}

function Asked({ onChange }: Pick<ShownProps, 'onChange'>) {
  const { language } = useLanguage()
  const { data: info } = useQuery(envelopesQuery(language))
  const nowMs = useNow() + (info?.aheadMs ?? 0)
  if (info === undefined || info.notOffered !== null) return null
  const envelope = openToTake(info.envelopes, nowMs)
  return envelope && <Shown key={envelope.id} envelope={envelope} aheadMs={info.aheadMs} onChange={onChange} />
}

/** Beside a game: reports the envelope that is open to the member, for the chat of its table. */
export function EnvelopeForGame({ onChange }: Pick<ShownProps, 'onChange'>) {
  return (
    <TextsProvider pages={TEXTS}>
      <Asked onChange={onChange} />
    </TextsProvider>
  )
}
