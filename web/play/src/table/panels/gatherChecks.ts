import { openKept } from '@ronda/client/kept'
import { loadSignatures } from '@ronda/client/signatures'
import type { Checks } from '@ronda/games'

/** What a round is held against; the check of signatures comes only where one is to be checked. */
export async function gatherChecks(needsSignatures: boolean): Promise<Checks> {
  const isSigned = needsSignatures ? await loadSignatures() : () => false
  return { isSigned, kept: openKept(() => localStorage).read() }
}
