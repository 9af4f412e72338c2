import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './places.mjs'

/** Enough to show a fault, however much a program prints. */
const OUTPUT_CHARACTERS_MAX = 20_000

/**
 * Runs a program without showing its output, and returns its exit code with the end of the output.
 * @param {readonly [string, ...string[]]} words
 * @param {{ cwd?: string, env?: Readonly<Record<string, string>> }} [options]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function runQuietly([program, ...args], { cwd = ROOT, env = {} } = {}) {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    output = (output + chunk.toString()).slice(-OUTPUT_CHARACTERS_MAX)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const [code] = /** @type {[number | null]} */ (await once(child, 'close'))
  return { code, output }
}
