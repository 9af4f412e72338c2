import type { SharedPlayed } from '@ronda/contract'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../app/context.ts'
import { Banner } from '../../panels/Banner.tsx'
import { Examined } from '../../panels/Examined.tsx'
import { Pairs } from '../../panels/Pairs.tsx'
import type { Replayed } from './Replay.tsx'
import { ReplayButton } from './ReplayButton.tsx'
import { Steps } from '../../panels/Steps.tsx'
import { useLiveSeat } from '../useLive.ts'
import { SealPairs } from './SealPairs.tsx'
import { checkPlayed, isGood } from './check.ts'

/** A round that one has bet on, drawn and paid again, here and now. */
type MineVerifyProps = {
  readonly round: SharedPlayed
  readonly onBack: () => void
  /** Missing where a round is not shown in a scene. */
  readonly onReplay?: (round: Replayed) => void
}

export function MineVerify({ round, onBack, onReplay }: MineVerifyProps) {
  const t = useTranslations()
  const { number, outcome } = round
  return (
    <Examined onBack={onBack}>
      <div className="replay-head">
        <h2>{t('live.round', { number })}</h2>
        {onReplay && outcome && !round.isVoid && (
          <ReplayButton number={number} onPress={() => onReplay({ number, outcome })} />
        )}
      </div>
      {round.isVoid ? (
        <Banner kind="calm" heading={t('arcade.voidedShort')} text={t('arcade.voided')} />
      ) : (
        <Judged round={round} />
      )}
    </Examined>
  )
}

function Judged({ round }: { readonly round: SharedPlayed }) {
  const t = useTranslations()
  const { rules, game } = useLiveSeat()
  const write = useMoney()
  const resultOf = game.useResult()
  const checked = useMemo(() => checkPlayed(rules, round), [rules, round])
  if (!checked) return <Banner kind="calm" heading={t('play.verify.sealed')} text={t('live.fair.sealed')} />
  const isRight = isGood(checked)
  return (
    <>
      <Banner
        kind={isRight ? 'good' : 'bad'}
        heading={isRight ? t('play.verify.good') : t('play.verify.bad')}
        text={isRight ? t('play.verify.goodText') : t('play.verify.badText')}
      />
      <Steps
        steps={[
          { text: t('live.fair.commitmentGood'), isGood: checked.commitment },
          { text: t('live.fair.chainGood'), isGood: checked.chain },
          ...(round.seal ? [{ text: t('live.fair.sealGood'), isGood: checked.seal }] : []),
          { text: t('live.fair.outcomeGood'), isGood: checked.outcome },
          ...(round.heap ? [{ text: t('live.fair.heapGood'), isGood: checked.heap }] : []),
          { text: t('live.fair.paidGood'), isGood: checked.ticket },
        ]}
      />
      <section className="card">
        <p>{round.outcome && resultOf(round.outcome)}</p>
        {round.heap && (
          <p>
            {t(round.heap.perShare === null ? 'live.fair.heapOdds' : 'live.fair.heapShared', {
              players: round.heap.players,
            })}
          </p>
        )}
        <p>
          {t('arcade.verify.paid', {
            win: write(round.win, round.currency),
            staked: write(round.staked, round.currency),
          })}
        </p>
      </section>
      {round.seal && <SealPairs seal={round.seal} beacon={round.beacon} />}
      <Pairs
        codes={[
          [t('live.fair.secret'), round.serverSeed ?? ''],
          [t('live.fair.commitment'), round.commitment],
          [t('live.fair.end'), round.terminal],
          [t('live.fair.place'), `${round.nonce}`],
          [t('arcade.verify.bet'), JSON.stringify(round.tickets.map(({ bet }) => bet))],
          [t('arcade.verify.came'), JSON.stringify(round.outcome)],
          ...(round.heap ? [[t('live.fair.heap'), JSON.stringify(round.heap)] as const] : []),
        ]}
      />
    </>
  )
}
