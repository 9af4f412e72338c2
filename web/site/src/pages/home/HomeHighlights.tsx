import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { EnvelopeStrip } from '../../features/envelope/EnvelopeStrip.tsx'
import { JackpotStrip } from '../../features/jackpot/JackpotStrip.tsx'
import { Winners } from './Winners.tsx'

const TEXTS = ['showcase', 'jackpot'] as const

/** Below the first games: what can be won, and who won. */
export function HomeHighlights() {
  return (
    <TextsProvider pages={TEXTS}>
      <div className="grid grid-cols-1 gap-6 desktop:gap-10">
        <EnvelopeStrip />
        <JackpotStrip />
        <Winners />
      </div>
    </TextsProvider>
  )
}
