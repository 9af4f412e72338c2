import type { Log } from '../log/log.ts'
import type { Db } from '../postgres/db.ts'
import { deliver, type Consumer } from './outbox.actions.ts'

export type Pump = {
  /** Something was committed: look soon. */
  wake(): void
  /** Lets what is being delivered finish. */
  stop(): Promise<void>
}

/** Under load, events of this span are delivered together. */
const GATHER_MS = 250
/** Finds what other processes wrote, and tries again what failed. */
const LOOK_MS = 1_000

/** Delivers to one consumer, never twice at the same time in this process. */
function pumpOne(db: Db, consumer: Consumer, log: Log): Pump {
  let running: Promise<void> | undefined
  let isAwaited = false
  let isStopped = false
  let soon: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    do {
      isAwaited = false
      let progress = await deliver(db, consumer)
      while (progress === 'more' && !isStopped) progress = await deliver(db, consumer)
    } while (isAwaited && !isStopped)
  }

  function start(): void {
    if (isStopped) return
    if (running) {
      isAwaited = true
      return
    }
    running = run()
      .catch((error: unknown) => log.warn({ err: error, consumer: consumer.name }, 'events could not be delivered'))
      .finally(() => (running = undefined))
  }

  const look = setInterval(start, LOOK_MS)
  start()
  return {
    wake() {
      if (soon === undefined && !isStopped) {
        soon = setTimeout(() => {
          soon = undefined
          start()
        }, GATHER_MS)
      }
    },
    async stop() {
      isStopped = true
      clearInterval(look)
      clearTimeout(soon)
      await running
    },
  }
}

/** Keeps every consumer up to date for as long as the house is open. */
export function startPump(db: Db, consumers: readonly Consumer[], log: Log): Pump {
  const pumps = consumers.map((consumer) => pumpOne(db, consumer, log))
  return {
    wake: () => pumps.forEach((pump) => pump.wake()),
    stop: async () => void (await Promise.all(pumps.map((pump) => pump.stop()))),
  }
}
