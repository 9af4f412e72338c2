import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { houseNode, ROOT } from './places.mjs'

/** @typedef {readonly string[]} Program a file of the house and its arguments */

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Starts a program on the house's Node. It gets a process group of its own, so that Ctrl-C in the terminal reaches only
 * us and we pass it on once: a server that heard it twice would be killed while stopping.
 * @param {Program} program
 * @param {Readonly<Record<string, string>>} env
 */
function start(program, env) {
  return spawn(houseNode(), program, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
}

/**
 * Runs programs one after another until one fails or someone asks to stop, and returns the exit code.
 * @param {readonly Program[]} programs
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<number>}
 */
export async function runHouse(programs, env = {}) {
  let isStopping = false
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    if (isStopping) return
    isStopping = true
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  for (const program of programs) {
    child = start(program, env)
    const [code, signal] = /** @type {[number | null, NodeJS.Signals | null]} */ (await once(child, 'exit'))
    // Whoever asked it to stop and sees it stopped has nothing to complain of.
    if (isStopping && (code === 0 || signal !== null)) return 0
    if (code !== 0) return code ?? 128 + os.constants.signals[signal ?? 'SIGKILL']
  }
  return 0
}
