import { writeReceipt, type SharedPlayed } from '@ronda/contract'
import { saveFile } from '@ronda/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'
import { Banner } from '../panel/Banner.tsx'
import { Examined } from '../panel/Examined.tsx'
import { Pairs } from '../panel/Pairs.tsx'
import { Skeleton } from '../panel/Waiting.tsx'
import { useTableContext } from '../sharedRound/context.ts'
import { checkPlayed, hasSignature, type Checked } from './check.ts'
import { gatherChecks } from './gatherChecks.ts'
import type { Replayed } from '../replay/Replay.tsx'
import { ReplayButton } from '../replay/ReplayButton.tsx'
import { PaidCard } from './PaidCard.tsx'
import { SealPairs } from './SealPairs.tsx'
import { CheckedSteps } from './Verdict.tsx'

/** A round that the player bet on, drawn and paid again in the browser. */
type SharedVerifyProps = {
  readonly round: SharedPlayed
  readonly onBack: () => void
  /** Undefined if a round has no scene. */
  readonly onReplay?: (round: Replayed) => void
}

export function SharedVerify({ round, onBack, onReplay }: SharedVerifyProps) {
  const t = useTranslations()
  const { number, outcome } = round
  return (
    <Examined onBack={onBack}>
      <div className="replay-head">
        <h2>{t('sharedRound.round', { number })}</h2>
        {onReplay && outcome && !round.isVoid && (
          <ReplayButton number={number} onPress={() => onReplay({ number, outcome })} />
        )}
      </div>
      {round.isVoid ? (
        <Banner
          kind="calm"
          heading={t('arcade.voidedShort')}
          text={`${t(`sharedRound.void.${round.voidReason ?? 'unknown'}`)} ${t('arcade.voided')}`}
        />
      ) : (
        <Judged round={round} />
      )}
    </Examined>
  )
}

/** Undefined while it is computed; null if its server seed is not revealed yet. */
function useChecked(round: SharedPlayed): Checked | null | undefined {
  const { rules, pace } = useTableContext()
  const [checked, setChecked] = useState<Checked | null>()
  useEffect(() => {
    let isWanted = true
    void gatherChecks(hasSignature(round)).then((checks) => {
      if (isWanted) setChecked(checkPlayed({ rules, pace }, round, checks) ?? null)
    })
    return () => {
      isWanted = false
    }
  }, [rules, pace, round])
  return checked
}

function Judged({ round }: { readonly round: SharedPlayed }) {
  const t = useTranslations()
  const checked = useChecked(round)
  if (checked === undefined) return <Skeleton rows={6} />
  if (checked === null)
    return <Banner kind="calm" heading={t('play.verify.sealed')} text={t('sharedRound.fair.sealed')} />
  const { verdict } = checked
  return (
    <>
      <Banner
        kind={verdict === 'good' || verdict === 'bad' ? verdict : 'calm'}
        heading={t(`sharedRound.verdict.${verdict}`)}
        text={t(`sharedRound.verdict.${verdict}Text`)}
      />
      <CheckedSteps
        checked={checked}
        round={{ ...round, hasHeap: round.heap !== undefined, hasTickets: true }}
        more={[{ text: t('sharedRound.fair.paidGood'), isGood: checked.ticket }]}
      />
      <Found round={round} />
    </>
  )
}

function Found({ round }: { readonly round: SharedPlayed }) {
  const t = useTranslations()
  const { game } = useTableContext()
  const resultOf = game.useResult()
  return (
    <>
      <PaidCard round={round}>
        <p>{round.outcome && resultOf(round.outcome)}</p>
        {round.heap && (
          <p>
            {t(round.heap.perShare === null ? 'sharedRound.fair.heapOdds' : 'sharedRound.fair.heapShared', {
              players: round.heap.players,
            })}
          </p>
        )}
      </PaidCard>
      {round.seal && <SealPairs seal={round.seal} beacon={round.beacon} />}
      <Receipts round={round} />
      <Pairs
        codes={[
          [t('sharedRound.fair.secret'), round.serverSeed ?? ''],
          [t('sharedRound.fair.commitment'), round.commitment],
          [t('sharedRound.fair.end'), round.terminal],
          [t('sharedRound.fair.place'), `${round.nonce}`],
          [t('sharedRound.fair.text'), round.clientSeed],
          [t('arcade.verify.bet'), JSON.stringify(round.tickets.map(({ bet }) => bet))],
          [t('arcade.verify.came'), JSON.stringify(round.outcome)],
          ...(round.heap ? [[t('sharedRound.fair.heap'), JSON.stringify(round.heap)] as const] : []),
        ]}
      />
    </>
  )
}

/** Downloads of the proofs that each ticket was sealed. */
function Receipts({ round: { seal, tickets, gameCode, number } }: { readonly round: SharedPlayed }) {
  const t = useTranslations('sharedRound.fair')
  const held = tickets.flatMap(({ receipt }) => (receipt ? [receipt] : []))
  if (!seal || held.length === 0) return null
  const save = (receipt: (typeof held)[number]): void =>
    saveFile(
      `ronda-receipt-${gameCode}-${number}-${receipt.index + 1}.json`,
      new Blob([writeReceipt({ seal, receipt })], { type: 'application/json' }),
    )
  return (
    <p className="receipt-buttons">
      {held.map((receipt) => (
        <button key={receipt.index} type="button" className="button is-small" onClick={() => save(receipt)}>
          <Icon name="save" />
          {t('receipt', { place: receipt.index + 1, tickets: seal.tickets })}
        </button>
      ))}
    </p>
  )
}
