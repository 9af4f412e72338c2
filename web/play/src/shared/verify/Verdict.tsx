import type { SharedPlayed, SharedRound } from '@ronda/contract'
import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'
import { Steps } from '../panel/Steps.tsx'
import type { Checked } from './check.ts'

type SealedRound = Pick<SharedPlayed | SharedRound, 'seal' | 'beacon'>

/** The steps of the verification, with the result of each. */
export function CheckedSteps({
  checked,
  round,
  more,
}: {
  readonly checked: Checked
  readonly round: SealedRound & { readonly hasHeap: boolean; readonly hasTickets: boolean }
  readonly more?: readonly { readonly text: string; readonly isGood: boolean }[]
}) {
  const t = useTranslations('sharedRound.fair')
  const { seal, beacon } = round
  return (
    <Steps
      steps={[
        { text: t('commitmentGood'), isGood: checked.commitment },
        { text: t('chainGood'), isGood: checked.chain },
        ...(seal ? [{ text: t(round.hasTickets ? 'sealGood' : 'sealTold'), isGood: checked.seal }] : []),
        ...(beacon ? [{ text: t('beaconGood'), isGood: checked.beacon }] : []),
        ...(seal ? [{ text: t(beacon ? 'timesBeacon' : 'timesGood'), isGood: checked.times }] : []),
        { text: t(beacon ? 'outcomeBeacon' : 'outcomeGood'), isGood: checked.outcome },
        ...(round.hasHeap ? [{ text: t('heapGood'), isGood: checked.heap }] : []),
        ...(more ?? []),
        ...(checked.kept ? [] : [{ text: t('keptBad'), isGood: false }]),
      ]}
    />
  )
}

const MARKS = {
  good: { icon: 'good', className: 'is-good' },
  no_beacon: { icon: 'seal', className: 'is-weak' },
  former: { icon: 'seal', className: 'is-weak' },
  bad: { icon: 'bad', className: 'is-bad' },
} as const

/** The verdict on a round in a list. */
export function VerdictMark({ checked: { verdict } }: { readonly checked: Checked }) {
  const t = useTranslations('sharedRound.verdict')
  const { icon, className } = MARKS[verdict]
  return (
    <span className={`past-tick ${className}`}>
      <Icon name={icon} />
      {t(`${verdict}Mark`)}
    </span>
  )
}

/** What the verdict means, where it is less than fully verified. */
export function VerdictHint({ checked }: { readonly checked: Checked }) {
  const t = useTranslations('sharedRound.fair')
  const { verdict } = checked
  if (verdict === 'good' || verdict === 'bad') return null
  return <p className="hint">{t(verdict === 'no_beacon' ? 'noBeacon' : 'formerText')}</p>
}
