import { openKept } from '@ronda/client/kept'
import { loadSignatures } from '@ronda/client/signatures'
import type { Checks } from '@ronda/games'

/** What a round is checked with; the code for signatures is loaded only if needed. */
export async function gatherChecks(needsSignatures: boolean): Promise<Checks> {
  const isSigned = needsSignatures ? await loadSignatures() : () => false
  return { isSigned, kept: openKept(() => localStorage).read() }
}
