import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { JackpotStrip } from '../../features/jackpot/JackpotStrip.tsx'
import { BrandCards } from './BrandCards.tsx'
import { Proof } from './Proof.tsx'
import { Winners } from './Winners.tsx'

const TEXTS = ['showcase', 'jackpot'] as const

/** The lower half of home: winners, and how rounds are proven. */
export function LowerHome() {
  return (
    <TextsProvider pages={TEXTS}>
      <div className="grid grid-cols-1 gap-10 desktop:gap-16">
        <JackpotStrip />
        <Winners />
        <Proof />
        <BrandCards />
      </div>
    </TextsProvider>
  )
}
