import { readFile } from 'node:fs/promises'
import { readProof, type ProofFile } from '@ronda/contract'
import { examineRound, type Finding } from '@ronda/games'

const HELP = `npm run verify -- <file>: checks saved proofs without the house

  The file comes from the page "Check your rounds". Every round is played again from its opened seal, and compared.
  Ends with 0 when all hold, with 1 when one does not, with 2 when there is nothing to check.
`

const WORDS: Readonly<Record<Finding, string>> = {
  good: 'holds',
  sealed: 'is still sealed',
  rules_missing: 'names rules that are not in the file',
  rules_differ: 'comes with other rules than it names',
  seed_differs: 'comes with another secret than was sealed',
  outcome_differs: 'was drawn or paid otherwise than its seal gives',
}

function verify({ rounds, models }: ProofFile): void {
  const found = new Map<Finding, number>()
  for (const round of rounds) {
    const finding = examineRound(round, models[round.modelHash])
    found.set(finding, (found.get(finding) ?? 0) + 1)
    if (finding !== 'good' && finding !== 'sealed') console.log(`${round.gameCode} ${round.id} ${WORDS[finding]}`)
  }
  const [good, sealed] = [found.get('good') ?? 0, found.get('sealed') ?? 0]
  const bad = rounds.length - good - sealed
  console.log(`${rounds.length} rounds: ${good} hold, ${sealed} are still sealed, ${bad} do not hold`)
  process.exitCode = bad > 0 ? 1 : 0
}

const [path] = process.argv.slice(2)
const text = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '')
const file = readProof(text)
if (file === undefined) {
  process.stderr.write(path === undefined ? HELP : `${path} is no proof that can be read.\n\n${HELP}`)
  process.exitCode = 2
} else verify(file)
