import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { MyRounds } from '../features/proof/MyRounds.tsx'
import { OneEnvelope } from '../features/proof/OneEnvelope.tsx'
import { OneTournament } from '../features/proof/OneTournament.tsx'
import { OneDraw } from '../features/proof/OneDraw.tsx'
import { OneRaffle } from '../features/proof/OneRaffle.tsx'
import { MatchProof } from '../features/sports/MatchProof.tsx'
import { SavedProof } from '../features/proof/SavedProof.tsx'

const TEXTS = ['proof', 'lotteryDraws', 'envelope', 'raffle', 'tournament', 'sports'] as const

function Verify() {
  const t = useTranslations('proof')
  const { game, draw, envelope, raffle, tournament, match } = useSearch({ from: '/shell/verify' })
  usePageTitle(t('title'))
  return (
    <div className="page-column grid gap-8 py-8 desktop:py-12">
      <header className="max-w-measure">
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <p className="text-text-soft mt-2 text-lg">{t('lead')}</p>
      </header>
      {game !== undefined && draw !== undefined && <OneDraw key={`${game} ${draw}`} game={game} draw={draw} />}
      {envelope !== undefined && <OneEnvelope key={envelope} envelope={envelope} />}
      {raffle !== undefined && <OneRaffle key={raffle} raffle={raffle} />}
      {match !== undefined && <MatchProof key={match} number={match} />}
      {tournament !== undefined && <OneTournament key={tournament} tournament={tournament} />}
      <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-2">
        <MyRounds />
        <SavedProof />
      </div>
    </div>
  )
}

/**
 * Where anybody can examine rounds: all of one's own, a saved proof, or the draw, red envelope, raffle, tournament or
 * match named in the address.
 */
export function VerifyPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Verify />
    </TextsProvider>
  )
}
