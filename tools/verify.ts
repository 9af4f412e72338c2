import { readFile } from 'node:fs/promises'
import { loadSignatures } from '@ronda/client/signatures'
import { readProof, type ProofFile } from '@ronda/contract'
import { examine, examineSet, isFault, type Finding, type SetFault } from '@ronda/games'

const HELP = `npm run verify -- <file> [round …]: verifies saved proofs without the server

  The file comes from the page "Check your rounds". Every round in it, of slots, arcade games, tables and lotteries, is
  recomputed from its revealed seed and compared. For a shared round it is also checked that all tickets were sealed,
  yours among them, and that the public beacon signed what decided it. Rounds are compared with each other, and with what
  your browser recorded before. With ids of rounds only these are checked, each separately.
  The exit code is 0 when all are valid, 1 when one is not, 2 when there is nothing to check.
`

const FINDING_TEXTS: Readonly<Record<Finding, string>> = {
  good: 'is valid, and proves the order in which its parts were fixed',
  no_beacon:
    'is consistent, but no public beacon decided it: somebody who knew the secret and bet last could have chosen',
  former: 'is consistent, but was played by older rules, which do not prove the order',
  sealed: 'is still sealed',
  void: 'is void, and its stakes were returned',
  rules_missing: 'refers to rules that are not in the file',
  rules_differ: 'has other rules than its hash says',
  seed_differs: 'has another secret than its commitment says',
  order_missing: 'does not prove that its secret was fixed first, although every round of its date must',
  seal_differs: 'is not bound as the rules say, or its tickets are not under the seal',
  beacon_differs: 'was not decided by what the beacon signed for the round that had to decide',
  late: 'has tickets or a seal that were too late, by its own times',
  heap_differs: 'was paid from a pool that its rules divide differently',
  outcome_differs: 'was drawn or paid differently than its seed gives',
  kept_differs: 'differs from what the browser recorded before the outcome was known',
}

const SET_FAULT_TEXTS: Readonly<Record<SetFault['kind'], string>> = {
  missing: 'rounds are missing, with the numbers',
  repeated: 'two rounds have the same number',
  reordered: 'numbers were used after higher ones',
  text_changed: 'rounds of one server seed have different client seeds',
  salt_changed: 'rounds of one chain have different salts',
  former_after: 'rounds claim older rules but come after a round with the current ones',
}

const isSigned = await loadSignatures()

function printSetFaults(file: ProofFile): number {
  const faults = examineSet(file, file.kept)
  for (const { kind, of, at } of faults) console.log(`${of}: ${SET_FAULT_TEXTS[kind]}: ${at.join(', ')}`)
  return faults.length
}

function verify(file: ProofFile, isWhole: boolean): void {
  const found = new Map<Finding, number>()
  const { rounds, models, kept } = file
  for (const round of rounds) {
    const finding = examine(round, models, { isSigned, kept })
    found.set(finding, (found.get(finding) ?? 0) + 1)
    if (isFault(finding)) console.log(`${round.gameCode} ${round.id} ${FINDING_TEXTS[finding]}`)
  }
  const faults = isWhole ? printSetFaults(file) : 0
  const countOf = (finding: Finding): number => found.get(finding) ?? 0
  const bad = [...found].reduce((sum, [finding, count]) => (isFault(finding) ? sum + count : sum), 0)
  const sums = [
    `${countOf('good')} hold`,
    `${countOf('no_beacon')} are consistent without a beacon`,
    `${countOf('former')} are consistent by older rules`,
    `${countOf('sealed')} are still sealed`,
    `${countOf('void')} are void`,
    `${bad} do not hold`,
  ]
  for (const weak of ['no_beacon', 'former'] as const)
    if (countOf(weak) > 0) console.log(`${countOf(weak)}: each ${FINDING_TEXTS[weak]}`)
  console.log(`${rounds.length} rounds: ${sums.join(', ')}`)
  process.exitCode = bad + faults > 0 ? 1 : 0
}

const [path, ...asked] = process.argv.slice(2)
const text = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '')
const file = readProof(text)
const rounds = file?.rounds.filter(({ id }) => asked.length === 0 || asked.includes(id)) ?? []
if (file === undefined) {
  process.stderr.write(path === undefined ? HELP : `${path} is not a readable proof.\n\n${HELP}`)
  process.exitCode = 2
} else if (rounds.length < asked.length) {
  process.stderr.write(`Some of these rounds are not in ${path}.\n`)
  process.exitCode = 2
} else verify({ ...file, rounds }, asked.length === 0)
