import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { CommandError } from '../machine/command.mjs'

/** Tests of dieharder by number and tuple length: those that this generator can feed in some minutes. */
const TESTS: readonly (readonly [test: number, tuple: number])[] = [
  [0, 0],
  [3, 0],
  [4, 0],
  [8, 0],
  [10, 0],
  [11, 2],
  [12, 3],
  [15, 0],
  [100, 0],
  [101, 0],
  [102, 0],
  [200, 1],
  [200, 2],
  [200, 4],
  [202, 3],
  [202, 5],
]

/**
 * The requested columns. By default dieharder also reports the speed of the generator, and reads millions of numbers
 * before each test to measure it: most of the data was for that.
 */
const COLUMNS = ['test_name', 'ntuple', 'tsamples', 'psamples', 'pvalues', 'assessment'].flatMap((name) => ['-D', name])

export type Assessment = { readonly test: string; readonly p: number; readonly verdict: 'PASSED' | 'WEAK' | 'FAILED' }

/** `diehard_birthdays|   0|       100|     100|0.40411224|  PASSED` */
export function readAssessments(output: string): readonly Assessment[] {
  return output.split('\n').flatMap((line) => {
    const [name, tuple, , , p, verdict] = line.split('|').map((part) => part.trim())
    if (verdict !== 'PASSED' && verdict !== 'WEAK' && verdict !== 'FAILED') return []
    return [{ test: `${name} ${tuple}`, p: Number(p), verdict }]
  })
}

async function runTest(
  bytes: Generator<Uint8Array>,
  [test, tuple]: (typeof TESTS)[number],
  samples: number,
): Promise<readonly Assessment[]> {
  const which = ['-d', `${test}`, ...(tuple > 0 ? ['-n', `${tuple}`] : [])]
  const words = ['-g', '200', '-p', `${samples}`, ...which, ...COLUMNS]
  const child = spawn('dieharder', words)
  const missing = once(child, 'error').then(() => {
    throw new CommandError('dieharder is not installed. Debian: sudo apt-get install dieharder')
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  // It closes its input when it has read enough.
  child.stdin.on('error', () => {})
  const feed = Readable.from(bytes)
  feed.pipe(child.stdin)
  await Promise.race([once(child, 'close'), missing])
  feed.destroy()
  return readAssessments(output)
}

/** Runs dieharder on a stream, test by test with this many samples, each with a secret of its own. */
export async function dieharder(
  open: (test: number) => Generator<Uint8Array>,
  samples: number,
): Promise<readonly Assessment[]> {
  const all: Assessment[] = []
  for (const [at, test] of TESTS.entries()) {
    const found = await runTest(open(at), test, samples)
    if (found.length === 0) throw new CommandError(`dieharder gave no result for its test ${test[0]}.`)
    for (const { test: name, p, verdict } of found) console.log(`${name.padEnd(28)} p ${p.toFixed(8)}  ${verdict}`)
    all.push(...found)
  }
  return all
}
