import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../machine/places.mjs'

/** The packages of the server. */
const PACKAGES = ['core', 'fair', 'games', 'art', 'contract', 'i18n', 'server']

/** Editors save in several steps; one save must cause one restart. */
const SETTLE_MS = 150

export type RunningServer = { stop(): Promise<void> }

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/**
 * Runs the server and starts it again when its code changes. (Node's own --watch would put its notes among the messages
 * of our worker threads.)
 */
export function runWatched(env: Readonly<Record<string, string>>): RunningServer {
  const start = (): ChildProcess =>
    spawn(process.execPath, ['server/src/app/main.ts'], {
      cwd: ROOT,
      // Its own process group: it must receive the stop signal once, from this process.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
  let child = start()
  let isStopping = false
  let restarting = Promise.resolve()
  const restart = async (): Promise<void> => {
    await stopProcess(child)
    if (!isStopping) child = start()
  }
  let timer: NodeJS.Timeout | undefined
  const watchers = PACKAGES.map((name) =>
    watch(join(ROOT, name, 'src'), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void (restarting = restarting.then(restart)), SETTLE_MS)
    }),
  )
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await restarting
      await stopProcess(child)
    },
  }
}
