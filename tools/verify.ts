import { readFile } from 'node:fs/promises'
import { loadSignatures } from '@ronda/client/signatures'
import { readProof, type ProofFile } from '@ronda/contract'
import { examine, examineSet, isFault, type Finding, type SetFault } from '@ronda/games'

const HELP = `npm run verify -- <file> [round …]: checks saved proofs without the house

  The file comes from the page "Check your rounds". Every round in it, of slots, arcade games, tables and draws, is played
  again from its opened seal and compared; of a round that many shared also that all tickets were sealed, yours among
  them, and that the public beacon signed what decided it. Rounds are held against each other, and against what your
  browser had seen before. With numbers of rounds only these are checked, each by itself.
  Ends with 0 when all hold, with 1 when one does not, with 2 when there is nothing to check.
`

const WORDS: Readonly<Record<Finding, string>> = {
  good: 'holds, and shows what was fixed first',
  no_beacon: 'adds up, but no public beacon decided it: whoever knew the secret and bet last could have chosen',
  former: 'adds up, but was played by older rules, which do not show what was fixed first',
  sealed: 'is still sealed',
  void: 'was called off, and what was staked came back',
  rules_missing: 'names rules that are not in the file',
  rules_differ: 'comes with other rules than it names',
  seed_differs: 'comes with another secret than was sealed',
  order_missing: 'does not show that its secret was fixed first, although every round of its date must',
  seal_differs: 'is not bound as the rules say, or its tickets are not under the seal',
  beacon_differs: 'was not decided by what the beacon signed for the round that had to decide',
  late: 'had tickets or a seal that came too late, by its own times',
  heap_differs: 'was paid from a pool that its rules divide otherwise',
  outcome_differs: 'was drawn or paid otherwise than its seal gives',
  kept_differs: 'is told otherwise than the browser saw before the outcome was known',
}

const TOGETHER: Readonly<Record<SetFault['kind'], string>> = {
  missing: 'rounds are left out, with the numbers',
  repeated: 'one number stands for two rounds',
  reordered: 'numbers were used after higher ones',
  text_changed: 'rounds of one secret name different texts',
  salt_changed: 'rounds of one chain name different salts',
  former_after: 'rounds claim older rules but come after one of now',
}

const isSigned = await loadSignatures()

function tellTogether(file: ProofFile): number {
  const faults = examineSet(file, file.kept)
  for (const { kind, of, at } of faults) console.log(`${of}: ${TOGETHER[kind]}: ${at.join(', ')}`)
  return faults.length
}

function verify(file: ProofFile, isWhole: boolean): void {
  const found = new Map<Finding, number>()
  const { rounds, models, kept } = file
  for (const round of rounds) {
    const finding = examine(round, models, { isSigned, kept })
    found.set(finding, (found.get(finding) ?? 0) + 1)
    if (isFault(finding)) console.log(`${round.gameCode} ${round.id} ${WORDS[finding]}`)
  }
  const faults = isWhole ? tellTogether(file) : 0
  const countOf = (finding: Finding): number => found.get(finding) ?? 0
  const bad = [...found].reduce((sum, [finding, count]) => (isFault(finding) ? sum + count : sum), 0)
  const sums = [
    `${countOf('good')} hold`,
    `${countOf('no_beacon')} add up without a beacon`,
    `${countOf('former')} add up by older rules`,
    `${countOf('sealed')} are still sealed`,
    `${countOf('void')} were called off`,
    `${bad} do not hold`,
  ]
  for (const weak of ['no_beacon', 'former'] as const)
    if (countOf(weak) > 0) console.log(`${countOf(weak)}: each ${WORDS[weak]}`)
  console.log(`${rounds.length} rounds: ${sums.join(', ')}`)
  process.exitCode = bad + faults > 0 ? 1 : 0
}

const [path, ...asked] = process.argv.slice(2)
const text = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '')
const file = readProof(text)
const rounds = file?.rounds.filter(({ id }) => asked.length === 0 || asked.includes(id)) ?? []
if (file === undefined) {
  process.stderr.write(path === undefined ? HELP : `${path} is no proof that can be read.\n\n${HELP}`)
  process.exitCode = 2
} else if (rounds.length < asked.length) {
  process.stderr.write(`Not all of these rounds are in ${path}.\n`)
  process.exitCode = 2
} else verify({ ...file, rounds }, asked.length === 0)
