import { present } from '@ronda/core'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { LotteryVariant } from '../variants/variant.ts'
import type { SlipEditor, SlipEditorView } from './slipEditor.ts'

export type OpenLottery = { readonly variant: LotteryVariant; readonly editor: SlipEditor }

export const LotteryContext = createContext<OpenLottery | undefined>(undefined)

export function useLottery(): OpenLottery {
  return present(useContext(LotteryContext), 'an open lottery')
}

export function useSlipEditor(): SlipEditorView {
  const { editor } = useLottery()
  return useSyncExternalStore(editor.watch, editor.read)
}
