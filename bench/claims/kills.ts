import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const start = (file: string, url: string): ChildProcess =>
  fork(join(import.meta.dirname, file), [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** A process that claims on a database, and is killed once so many claims are done. */
export type Claiming = {
  /** False where it has ended before. */
  killAt(done: number): Promise<boolean>
  /** Claims until every claim is answered. */
  finish(): Promise<void>
}

export function openClaiming(file: string, url: string, countDone: () => Promise<number>): Claiming {
  return {
    async killAt(done) {
      const claiming = start(file, url)
      const ended = once(claiming, 'exit')
      while (claiming.exitCode === null && (await countDone()) < done) await setTimeout(20)
      const isKilled = claiming.kill('SIGKILL')
      await ended
      return isKilled && claiming.signalCode === 'SIGKILL'
    },
    async finish() {
      const [code] = (await once(start(file, url), 'exit')) as [number | null]
      if (code !== 0) throw new Error('the process that claims failed')
    },
  }
}
