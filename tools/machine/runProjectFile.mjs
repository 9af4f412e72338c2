import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { projectNode, ROOT } from './places.mjs'

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a file of the project, with its arguments, on the project's Node and returns its exit code.
 *
 * It gets its own process group, so that Ctrl-C in the terminal reaches only this process, which passes it on once: a
 * program that receives it twice might be interrupted while it stops.
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<number>}
 */
export async function runProjectFile(words, env = {}) {
  const child = spawn(projectNode(), words, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  let isStopping = false
  const passSignal = (/** @type {NodeJS.Signals} */ signal) => {
    if (isStopping || child.pid === undefined) return
    isStopping = true
    // A closed terminal means the same as a stop signal.
    process.kill(-child.pid, signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of SIGNALS) process.on(signal, passSignal)
  const [code, signal] = /** @type {[number | null, NodeJS.Signals | null]} */ (await once(child, 'exit'))
  for (const each of SIGNALS) process.off(each, passSignal)
  // A program that was asked to stop and stopped has succeeded.
  if (isStopping && signal !== null) return 0
  return code ?? 128 + os.constants.signals[signal ?? 'SIGKILL']
}
