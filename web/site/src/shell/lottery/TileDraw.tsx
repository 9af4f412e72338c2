import { TextsProvider } from '../texts/TextsProvider.ts'
import { DrawClock } from './DrawClock.tsx'
import { Result } from './Numbers.tsx'
import { useLotteries } from './useLotteries.ts'

const TEXTS = ['draws'] as const

/** Under a lottery's cover: the time left to bet, and the last result. */
export function TileDraw({ gameCode }: { readonly gameCode: string }) {
  const { lotteries, aheadMs } = useLotteries()
  const lottery = lotteries?.find((one) => one.gameCode === gameCode)
  if (lottery === undefined) return null
  return (
    <TextsProvider pages={TEXTS}>
      <DrawClock isBare lottery={lottery} aheadMs={aheadMs} />
      {lottery.last !== null && <Result isBrief outcome={lottery.last.outcome} />}
    </TextsProvider>
  )
}
