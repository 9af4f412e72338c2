import type { ProofFile } from '@ronda/contract'
import { examine, examineSet, type Checks } from '@ronda/games'
import { checksFor, readStored, mergeStored } from '../../shell/proof/checks.ts'
import { addFinding, NOTHING_EXAMINED, type Tally } from './tally.ts'

/** How long rounds are examined in one go before the page may render. One signature takes a large part of that time. */
const AT_ONCE_MS = 30

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Examines rounds in this browser, one by one, and reports the progress. */
export async function examineAll(
  { rounds, models }: Pick<ProofFile, 'rounds' | 'models'>,
  checks: Checks,
  onProgress: (tally: Tally) => void,
  before: Tally = NOTHING_EXAMINED,
): Promise<Tally> {
  let tally = before
  let beganMs = performance.now()
  for (const round of rounds) {
    tally = addFinding(tally, round, examine(round, models, checks))
    if (performance.now() - beganMs < AT_ONCE_MS) continue
    onProgress(tally)
    await nextTask()
    beganMs = performance.now()
  }
  onProgress(tally)
  return tally
}

/** Examines a saved proof: every round, and all of them together. */
export async function examineFile(file: ProofFile, onProgress: (tally: Tally) => void): Promise<Tally> {
  const kept = mergeStored(readStored(), file.kept)
  const tally = await examineAll(file, await checksFor(file.rounds, kept), onProgress)
  return { ...tally, faults: examineSet(file, kept) }
}
