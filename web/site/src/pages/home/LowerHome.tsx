import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { BrandCards } from './BrandCards.tsx'
import { Proof } from './Proof.tsx'

const TEXTS = ['showcase'] as const

/** The end of home: how rounds are proven. */
export function LowerHome() {
  return (
    <TextsProvider pages={TEXTS}>
      <div className="grid grid-cols-1 gap-10 desktop:gap-16">
        <Proof />
        <BrandCards />
      </div>
    </TextsProvider>
  )
}
