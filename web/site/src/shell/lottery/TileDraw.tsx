import { TextsProvider } from '../texts/TextsProvider.ts'
import { DrawClock } from './DrawClock.tsx'
import { briefOf } from './result.ts'
import { useLotteries } from './useLotteries.ts'

const TEXTS = ['lotteryDraws'] as const

/** Under a lottery's name, in one line: the time left to bet, and the last result. */
export function TileDraw({ gameCode }: { readonly gameCode: string }) {
  const { lotteries, aheadMs } = useLotteries()
  const lottery = lotteries?.find((one) => one.gameCode === gameCode)
  if (lottery === undefined) return null
  return (
    <TextsProvider pages={TEXTS}>
      <span className="min-w-0 truncate">
        <DrawClock isBare lottery={lottery} aheadMs={aheadMs} />
      </span>
      {lottery.last !== null && (
        <span className="text-text-soft tabular min-w-0 flex-1 basis-0 truncate text-xs">
          {briefOf(lottery.last.outcome)}
        </span>
      )}
    </TextsProvider>
  )
}
