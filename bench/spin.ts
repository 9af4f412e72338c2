import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { assert, makePercent } from '@ronda/core'
import { openRounds } from '@ronda/fair'
import { families, feriaDeLuz as model, playRound, returnByCounting, returnByReason } from '@ronda/games'
import type { Report } from './report.ts'
import { kindNames, kindOf, type KindName } from './spin/kinds.ts'

const run = promisify(execFile)

const built = fileURLToPath(new URL('../.data/bench/spin', import.meta.url))
const references = fileURLToPath(new URL('spin', import.meta.url))
const typeScript = fileURLToPath(import.meta.resolve('./spin/typescript.ts'))

const SPINS = 20_000_000
const SEED = [2_654_435_769, 608_135_816, 3_084_996_962, 305_419_896]
const TIMES = 5
/** Of each family, to measure the cost of a whole round. */
const ROUNDS = 5_000

/** Spins a second on one core in TypeScript, compared with the same loop in C. */
export const group = { name: 'spin', run: measureSpins }

async function measureSpins(report: Report): Promise<void> {
  proveReturn(report)
  for (const kind of kindNames) await measureKind(report, kind)
  sayOthers(report)
}

async function measureKind(report: Report, kind: KindName): Promise<void> {
  const program = await buildReference(kind)
  const inC: Measured[] = []
  const inTypeScript: Measured[] = []
  // Alternating, so that other load on the machine affects both.
  for (let time = 0; time < TIMES; time++) {
    inC.push(await measure(program, []))
    inTypeScript.push(await measure(process.execPath, [typeScript, kind]))
  }
  const tallies = new Set([...inC, ...inTypeScript].map(({ tally }) => tally))
  assert(tallies.size === 1, `the evaluators disagree: ${[...tallies].join(' / ')}`)

  const [speedC, speed] = [speedOf(inC), speedOf(inTypeScript)]
  report.note(
    `${kind}: coins, hits and triggers of ${SPINS / 1e6} million spins, the same in both: ${[...tallies].join('')}`,
  )
  report.note(`${kind}: TypeScript ${speed.toFixed(1)}, C ${speedC.toFixed(1)} million spins a second on one core`)
  const name = kind === 'lines' ? 'spin.typescript_over_c' : `spin.${kind}_typescript_over_c`
  report.figure({ name, value: speed / speedC, unit: 'ratio', goal: 0.33, better: 'higher' })
}

/** Families without precomputed tables, as they are played: whole rounds with all their steps. */
function sayOthers(report: Report): void {
  for (const family of families) {
    const model = family.modelOf('medium', 0)
    const open = openRounds({ serverSeed: 'spin', clientSeed: family.id })
    for (let nonce = 0; nonce < ROUNDS / 10; nonce++) playRound(model, 'spin', open(nonce))
    const { user } = process.cpuUsage()
    for (let nonce = 0; nonce < ROUNDS; nonce++) playRound(model, 'spin', open(nonce))
    const micros = (process.cpuUsage().user - user) / ROUNDS
    report.note(`${family.id}: a whole round, drawn, played and described, in ${micros.toFixed(1)} µs`)
  }
}

function proveReturn(report: Report): void {
  const [counted, countMs] = timed(() => returnByReason(model, 'spin'))
  const [enumerated, enumerateMs] = timed(() => returnByCounting(model, 'spin'))
  const same = counted.numerator === enumerated.numerator && counted.denominator === enumerated.denominator
  assert(same, 'both proofs of the return give the same fraction')
  const fraction = `${counted.numerator} / ${counted.denominator}`
  report.note(`return of ${model.id}: ${fraction}, that is ${makePercent(counted, 6)} %`)
  report.note(
    `counted in ${countMs.toFixed(1)} ms, enumerated over 2 x 33 million stops in ${enumerateMs.toFixed(0)} ms`,
  )
}

function timed<T>(work: () => T): readonly [result: T, ms: number] {
  const began = performance.now()
  return [work(), performance.now() - began]
}

async function buildReference(name: KindName): Promise<string> {
  const { header, reference } = kindOf(name)
  const folder = join(built, name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model.h'), header)
  const program = join(folder, 'slot')
  const gcc = run('gcc', ['-O3', '-march=native', '-std=c17', '-I', folder, join(references, reference), '-o', program])
  await gcc.catch((cause: unknown) => {
    throw new Error('the C reference did not build; on Debian gcc comes with: apt-get install -y gcc libc6-dev', {
      cause,
    })
  })
  return program
}

type Measured = { readonly tally: string; readonly cpuSeconds: number }

async function measure(program: string, before: readonly string[]): Promise<Measured> {
  const { stdout } = await run(program, [...before, String(SPINS), ...SEED.map(String)])
  const [coins, hits, triggers, cpuSeconds] = stdout.trim().split(' ')
  return { tally: `${coins} ${hits} ${triggers}`, cpuSeconds: Number(cpuSeconds) }
}

/** Million spins a second of the fastest run: any disturbance only makes a run slower. */
function speedOf(runs: readonly Measured[]): number {
  return SPINS / 1e6 / Math.min(...runs.map(({ cpuSeconds }) => cpuSeconds))
}
