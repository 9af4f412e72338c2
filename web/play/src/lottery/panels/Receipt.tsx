import type { SharedPlayed } from '@ronda/contract'
import { SharedVerify } from '../../shared/verify/SharedVerify.tsx'

/** A past draw with the player's tickets, recomputed in the browser. */
export function Receipt({ played, onBack }: { readonly played: SharedPlayed; readonly onBack: () => void }) {
  return <SharedVerify round={played} onBack={onBack} />
}
