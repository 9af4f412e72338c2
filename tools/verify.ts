import { readFile } from 'node:fs/promises'
import { readProof, type ProofFile } from '@ronda/contract'
import { examine, type Finding } from '@ronda/games'

const HELP = `npm run verify -- <file> [round …]: checks saved proofs without the house

  The file comes from the page "Check your rounds". Every round in it, of slots, solo games, tables and draws, is played
  again from its opened seal and compared; of a draw also that it was bound to all tickets and yours are among them; with numbers of rounds only these are.
  Ends with 0 when all hold, with 1 when one does not, with 2 when there is nothing to check.
`

const WORDS: Readonly<Record<Finding, string>> = {
  good: 'holds',
  sealed: 'is still sealed',
  void: 'was called off, and what was staked came back',
  rules_missing: 'names rules that are not in the file',
  rules_differ: 'comes with other rules than it names',
  seed_differs: 'comes with another secret than was sealed',
  seal_differs: 'is not bound to the tickets that were sealed',
  heap_differs: 'was paid from a pool that its rules divide otherwise',
  outcome_differs: 'was drawn or paid otherwise than its seal gives',
}

const isFine = (finding: Finding): boolean => finding === 'good' || finding === 'sealed' || finding === 'void'

function verify({ rounds, models }: ProofFile): void {
  const found = new Map<Finding, number>()
  for (const round of rounds) {
    const finding = examine(round, models)
    found.set(finding, (found.get(finding) ?? 0) + 1)
    if (!isFine(finding)) console.log(`${round.gameCode} ${round.id} ${WORDS[finding]}`)
  }
  const countOf = (finding: Finding): number => found.get(finding) ?? 0
  const [good, sealed, off] = [countOf('good'), countOf('sealed'), countOf('void')]
  const bad = rounds.length - good - sealed - off
  const sums = [`${good} hold`, `${sealed} are still sealed`, `${off} were called off`, `${bad} do not hold`]
  console.log(`${rounds.length} rounds: ${sums.join(', ')}`)
  process.exitCode = bad > 0 ? 1 : 0
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
} else verify({ ...file, rounds })
