import { seconds } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { Db } from '../postgres/db.ts'
import { EventBodies } from './eventBodies.ts'
import { deliver, deliverOneByOne, deliverSetAside, type Consumer, type Progress } from './outbox.actions.ts'

export type Pump = {
  /** Something was committed: delivers soon. */
  wake(): void
  /** Waits for the running delivery. */
  stop(): Promise<void>
}

/** Events committed within this span are delivered together. */
const GATHER_MS = 250
/** Polls for events of other processes and for failed deliveries. */
const POLL_MS = 1_000

/** Events that were set aside are checked less often: each has its own due time. */
const SET_ASIDE_MS = seconds(10)
/** A batch in which every event fails is set aside after this many tries: until then the database may be the cause. */
const TRIES_MAX = 5

export type PumpOptions = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Delivers batches; one that fails is delivered event by event, so that only the failing events are set aside. */
function makeDelivery(
  { db, clock, log }: PumpOptions,
  consumer: Consumer,
  bodies: EventBodies,
): () => Promise<Progress> {
  let failed = 0
  return async () => {
    try {
      const progress = await deliver(db, consumer, bodies)
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
function pumpOne(options: PumpOptions, consumer: Consumer, bodies: EventBodies): Pump {
  const { db, clock, log } = options
  const next = makeDelivery(options, consumer, bodies)
  let setAsideAtMs = 0
  let running: Promise<void> | undefined
  let isRequested = false
  let isStopped = false
  let soon: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    do {
      isRequested = false
      let progress = await next()
      while (progress === 'more' && !isStopped) progress = await next()
    } while (isRequested && !isStopped)
    if (isStopped || clock.nowMs() < setAsideAtMs) return
    setAsideAtMs = clock.nowMs() + SET_ASIDE_MS
    await deliverSetAside(db, consumer, clock.nowMs())
  }

  function start(): void {
    if (isStopped) return
    if (running) {
      isRequested = true
      return
    }
    running = run()
      .catch((error: unknown) => log.warn({ err: error, consumer: consumer.name }, 'events could not be delivered'))
      .finally(() => (running = undefined))
  }

  const poll = setInterval(start, POLL_MS)
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
      clearInterval(poll)
      clearTimeout(soon)
      await running
    },
  }
}

/** Delivers events to every consumer until it is stopped. */
export function startPump(options: PumpOptions, consumers: readonly Consumer[]): Pump {
  const bodies = new EventBodies()
  const pumps = consumers.map((consumer) => pumpOne(options, consumer, bodies))
  return {
    wake: () => pumps.forEach((pump) => pump.wake()),
    stop: async () => void (await Promise.all(pumps.map((pump) => pump.stop()))),
  }
}
