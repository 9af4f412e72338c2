import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { projectNode, ROOT } from './places.mjs'

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a file of the house, with its arguments, on the house's Node and returns its exit code.
 *
 * It gets a process group of its own, so that Ctrl-C in the terminal reaches only us and we pass it on once: a program
 * that heard it twice might stop in the middle of stopping.
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<number>}
 */
export async function runServer(words, env = {}) {
  const child = spawn(projectNode(), words, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  let isStopping = false
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    if (isStopping || child.pid === undefined) return
    isStopping = true
    // A closed terminal is one more way to say: stop.
    process.kill(-child.pid, signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const [code, signal] = /** @type {[number | null, NodeJS.Signals | null]} */ (await once(child, 'exit'))
  for (const each of SIGNALS) process.off(each, pass)
  // Whoever asked it to stop and sees it stopped has nothing to complain of.
  if (isStopping && signal !== null) return 0
  return code ?? 128 + os.constants.signals[signal ?? 'SIGKILL']
}
