import type { SlotSkin } from '@ronda/contract'
import type { SlotModel } from '@ronda/games'
import type { OpenSession } from '../../shared/session/session.ts'

/** An open slot: the session, the model, and the skin. */
export type OpenSlot = OpenSession & { readonly kind: 'slot'; readonly model: SlotModel; readonly skin: SlotSkin }
