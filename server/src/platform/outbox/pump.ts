import { seconds } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { Db } from '../postgres/db.ts'
import { deliver, deliverOneByOne, deliverSetAside, type Consumer, type Progress } from './outbox.actions.ts'

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

/** What was set aside is looked at less often: each item has its own time. */
const SET_ASIDE_MS = seconds(10)
/** A batch of which nothing can be taken is given up after so many tries: until then it may be the database. */
const TRIES_MAX = 5

export type PumpOptions = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Delivers batches; one that fails is delivered event by event, so that only what cannot be taken is left. */
function carefully({ db, clock, log }: PumpOptions, consumer: Consumer): () => Promise<Progress> {
  let failed = 0
  return async () => {
    try {
      const progress = await deliver(db, consumer)
      failed = 0
      return progress
    } catch (error) {
      failed += 1
      log.error({ err: error, consumer: consumer.name }, 'events could not be delivered together')
      const progress = await deliverOneByOne(db, consumer, clock.nowMs(), failed >= TRIES_MAX)
      failed = 0
      return progress
    }
  }
}

/** Delivers to one consumer, never twice at the same time in this process. */
function pumpOne(options: PumpOptions, consumer: Consumer): Pump {
  const { db, clock, log } = options
  const next = carefully(options, consumer)
  let setAsideAtMs = 0
  let running: Promise<void> | undefined
  let isAwaited = false
  let isStopped = false
  let soon: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    do {
      isAwaited = false
      let progress = await next()
      while (progress === 'more' && !isStopped) progress = await next()
    } while (isAwaited && !isStopped)
    if (isStopped || clock.nowMs() < setAsideAtMs) return
    setAsideAtMs = clock.nowMs() + SET_ASIDE_MS
    await deliverSetAside(db, consumer, clock.nowMs())
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
export function startPump(options: PumpOptions, consumers: readonly Consumer[]): Pump {
  const pumps = consumers.map((consumer) => pumpOne(options, consumer))
  return {
    wake: () => pumps.forEach((pump) => pump.wake()),
    stop: async () => void (await Promise.all(pumps.map((pump) => pump.stop()))),
  }
}
