import { present } from '@ronda/core'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Look } from './looks/look.ts'
import type { Counter, CounterView } from './slip/counter.ts'

export type Shop = { readonly look: Look; readonly counter: Counter }

export const ShopContext = createContext<Shop | undefined>(undefined)

export function useShop(): Shop {
  return present(useContext(ShopContext), 'an open lottery')
}

export function useCounterView(): CounterView {
  const { counter } = useShop()
  return useSyncExternalStore(counter.watch, counter.read)
}
