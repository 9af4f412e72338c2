import type { ProofFile } from '@ronda/contract'
import { examine } from '@ronda/games'
import { addFinding, NOTHING_EXAMINED, type Tally } from './tally.ts'

/** Rounds examined in one go; then the page may draw and answer. */
const AT_ONCE = 25

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Examines rounds in this browser, and says on the way how far it has come. */
export async function examineAll(
  { rounds, models }: Pick<ProofFile, 'rounds' | 'models'>,
  onProgress: (tally: Tally) => void,
  before: Tally = NOTHING_EXAMINED,
): Promise<Tally> {
  let tally = before
  for (const [at, round] of rounds.entries()) {
    tally = addFinding(tally, round, examine(round, models))
    if ((at + 1) % AT_ONCE > 0) continue
    onProgress(tally)
    await nextTask()
  }
  onProgress(tally)
  return tally
}
