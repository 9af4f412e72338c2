import { openContext } from '../../shared/view/openContext.ts'
import { useView } from '../../shared/view/viewStore.ts'
import type { LotteryVariant } from '../variants/variant.ts'
import type { SlipEditor, SlipEditorView } from './slipEditor.ts'

export type OpenLottery = { readonly variant: LotteryVariant; readonly editor: SlipEditor }

export const [LotteryContext, useLottery] = openContext<OpenLottery>('an open lottery')

export function useSlipEditor(): SlipEditorView {
  return useView(useLottery().editor)
}
