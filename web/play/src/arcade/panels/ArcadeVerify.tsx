import type { ArcadeRound } from '@ronda/contract'
import { commitmentOf } from '@ronda/fair'
import { openKept } from '@ronda/client/kept'
import { arcadeOf, orderOf, rulesNamed, verifyArcade, type Finding } from '@ronda/games'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../shared/session/context.ts'
import { Banner } from '../../shared/panel/Banner.tsx'
import { Examined } from '../../shared/panel/Examined.tsx'
import { Pairs } from '../../shared/panel/Pairs.tsx'
import { PaidCard } from '../../shared/verify/PaidCard.tsx'
import { VerdictBanner } from '../../shared/verify/VerdictBanner.tsx'
import { Sealed } from '../../shared/verify/Sealed.tsx'
import { Steps } from '../../shared/panel/Steps.tsx'
import { orderWord, verdictOf } from '../../shared/verify/verdict.ts'
import { useArcadeContext } from '../round/context.ts'

type OpenRound = ArcadeRound & { readonly serverSeed: string }

const isRevealed = (round: ArcadeRound): round is OpenRound => round.serverSeed !== undefined

/** Recomputes a round in the browser from its revealed server seed. */
export function ArcadeVerify({ round: first, onBack }: { readonly round: ArcadeRound; readonly onBack: () => void }) {
  const t = useTranslations('play.verify')
  const words = useTranslations('arcade')
  const { client } = useGameContext()
  const [round, setRound] = useState(first)
  const askAgain = () => client.arcade.round({ round: round.id })
  return (
    <Examined onBack={onBack}>
      <h2>{t('title')}</h2>
      {round.isVoid && <Banner kind="calm" heading={words('voidedShort')} text={words('voided')} />}
      {!round.isVoid && isRevealed(round) && <Judged round={round} />}
      {!round.isVoid && !isRevealed(round) && <Sealed askAgain={askAgain} onRevealed={setRound} />}
    </Examined>
  )
}

type Report = {
  readonly commitment: boolean
  readonly rules: boolean
  readonly replay: boolean
  readonly order: Finding
}

function reportOf(round: OpenRound): Report {
  const title = arcadeOf(round.gameCode)
  const rules = title && rulesNamed(title, round.modelHash)
  return {
    commitment: commitmentOf(round.serverSeed) === round.commitment,
    rules: rules !== undefined,
    replay: rules !== undefined && verifyArcade({ ...round, rules }).ok,
    order: orderOf(round, openKept(() => localStorage).read()),
  }
}

function Judged({ round }: { readonly round: OpenRound }) {
  const t = useTranslations()
  const { game } = useArcadeContext()
  const report = useMemo(() => reportOf(round), [round])
  const verdict = verdictOf({ isGood: report.commitment && report.rules && report.replay, order: report.order })
  const { Words } = game
  return (
    <>
      <VerdictBanner verdict={verdict} />
      <Steps
        steps={[
          { text: t('arcade.verify.commitment'), isGood: report.commitment },
          { text: t(`play.verify.order.${orderWord(report.order)}`), isGood: report.order === 'good' },
          { text: t('arcade.verify.rules'), isGood: report.rules },
          { text: t('arcade.verify.replay'), isGood: report.replay },
        ]}
      />
      <PaidCard round={round}>
        <p>
          <Words round={round} />
        </p>
      </PaidCard>
      <Pairs
        codes={[
          [t('play.fairness.serverSeed'), round.serverSeed],
          [t('play.fairness.commitment'), round.commitment],
          [t('play.fairness.clientSeed'), `${round.clientSeed}:${round.nonce}`],
          [t('arcade.verify.bet'), JSON.stringify(round.bet)],
          [t('arcade.verify.moves'), JSON.stringify(round.moves)],
          [t('arcade.verify.came'), JSON.stringify(round.view)],
        ]}
      />
    </>
  )
}
