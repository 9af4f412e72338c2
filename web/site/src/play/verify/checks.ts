import { openKept } from '@ronda/client/kept'
import { loadSignatures } from '@ronda/client/signatures'
import type { KeptProof, ProofFile } from '@ronda/contract'
import type { Checks } from '@ronda/games'

/** What is told of a beacon, where one decided. */
type Beaconed = { readonly beacon?: { readonly signature: string | null } | null | undefined }

const hasSignature = (round: object): boolean => typeof (round as Beaconed).beacon?.signature === 'string'

/** What this browser saw before outcomes were known. */
export const keptHere = (): KeptProof => openKept(() => localStorage).read()

/** A game that is open elsewhere in this browser knows then that its player asked for it. */
export const noteRetired = (commitment: string): void => openKept(() => localStorage).noteRetired(commitment)

/** What rounds are held against. The check of signatures comes only where one is to be checked. */
export async function checksFor(rounds: readonly object[], kept: KeptProof): Promise<Checks> {
  const isSigned = rounds.some(hasSignature) ? await loadSignatures() : () => false
  return { isSigned, kept }
}

/** Of what was kept, the part that concerns these rounds: a file tells nothing of anything else. */
export function keptOf({ seeds, rounds }: Pick<ProofFile, 'seeds' | 'rounds'>, kept: KeptProof): KeptProof {
  const commitments = new Set([...seeds, ...rounds].map(({ commitment }) => commitment))
  return {
    seeds: kept.seeds.filter(({ commitment }) => commitments.has(commitment)),
    rounds: kept.rounds.filter(({ commitment }) => commitments.has(commitment)),
  }
}

/** What this browser kept, and what came with a file. */
export const keptWith = (own: KeptProof, file: KeptProof): KeptProof => ({
  seeds: [...own.seeds, ...file.seeds],
  rounds: [...own.rounds, ...file.rounds],
})
