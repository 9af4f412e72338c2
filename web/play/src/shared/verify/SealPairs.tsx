import type { SharedRound } from '@ronda/contract'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import { Pairs } from '../panel/Pairs.tsx'
import { plainNumber } from '../text/figures.ts'

type Props = {
  readonly seal: NonNullable<SharedRound['seal']>
  readonly beacon: SharedRound['beacon'] | undefined
}

/** The seal of all tickets, and the beacon signature that decided the round. */
export function SealPairs({ seal, beacon }: Props) {
  const t = useTranslations('sharedRound.fair')
  const { locale } = useGameContext()
  const signature = beacon?.signature ?? undefined
  return (
    <Pairs
      codes={[
        [t('root'), seal.root],
        ...(beacon && signature !== undefined ? [[t('beacon', { round: beacon.round }), signature] as const] : []),
      ]}
      figures={[[t('tickets'), plainNumber(seal.tickets, locale)]]}
    />
  )
}
