import { present } from '@ronda/core'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Look } from './looks/look.ts'
import type { Counter, CounterView } from './slip/counter.ts'

export type LotteryShop = { readonly look: Look; readonly counter: Counter }

export const LotteryContext = createContext<LotteryShop | undefined>(undefined)

export function useLottery(): LotteryShop {
  return present(useContext(LotteryContext), 'an open lottery')
}

export function useCounterView(): CounterView {
  const { counter } = useLottery()
  return useSyncExternalStore(counter.watch, counter.read)
}
