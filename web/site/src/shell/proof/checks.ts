import { openKept } from '@ronda/client/kept'
import { loadSignatures } from '@ronda/client/signatures'
import type { KeptProof, ProofFile } from '@ronda/contract'
import type { Checks } from '@ronda/games'

/** The published data of a beacon, where one decided. */
type Beaconed = { readonly beacon?: { readonly signature: string | null } | null | undefined }

const hasSignature = (round: object): boolean => typeof (round as Beaconed).beacon?.signature === 'string'

/** The commitments that this browser saw before outcomes were known. */
export const readStored = (): KeptProof => openKept(() => localStorage).read()

/** Records for games in other tabs of this browser that the player requested the reveal of this seed. */
export const noteRetired = (commitment: string): void => openKept(() => localStorage).noteRetired(commitment)

/** The checks for rounds. The signature check is loaded only where there is a signature. */
export async function checksFor(rounds: readonly object[], kept: KeptProof): Promise<Checks> {
  const isSigned = rounds.some(hasSignature) ? await loadSignatures() : () => false
  return { isSigned, kept }
}

/** The stored commitments of these rounds only: a file contains nothing about others. */
export function storedFor({ seeds, rounds }: Pick<ProofFile, 'seeds' | 'rounds'>, kept: KeptProof): KeptProof {
  const commitments = new Set([...seeds, ...rounds].map(({ commitment }) => commitment))
  return {
    seeds: kept.seeds.filter(({ commitment }) => commitments.has(commitment)),
    rounds: kept.rounds.filter(({ commitment }) => commitments.has(commitment)),
  }
}

/** The commitments stored in this browser, and those of a file. */
export const mergeStored = (own: KeptProof, file: KeptProof): KeptProof => ({
  seeds: [...own.seeds, ...file.seeds],
  rounds: [...own.rounds, ...file.rounds],
})
