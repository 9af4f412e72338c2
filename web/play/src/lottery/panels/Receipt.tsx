import type { SharedPlayed } from '@ronda/contract'
import { MineVerify } from '../../table/panels/MineVerify.tsx'

/** A draw that one has bet on, drawn and paid again, here and now. */
export function Receipt({ played, onBack }: { readonly played: SharedPlayed; readonly onBack: () => void }) {
  return <MineVerify round={played} onBack={onBack} />
}
