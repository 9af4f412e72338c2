import { FairQueue } from '../queue/fairQueue.ts'

export type AdmissionOptions = {
  /** How many calls are admitted in a second altogether. */
  readonly perSecond: number
  /** The part of it that only known callers may use. */
  readonly reservedPart: number
  /** The part of it that one network may use at most. */
  readonly networkPart: number
  /** How many may run at the same time: on a slow machine this admits fewer than the rate would. */
  readonly atOnceMax: number
  /** A call that has waited this long is refused, to be retried. */
  readonly waitMsMax: number
  /** How many calls of one network may wait. */
  readonly perNetworkMax: number
  readonly waitingMax: number
}

export type Requester = {
  readonly network: string
  /** Whether somebody has signed in from this browser or this address before. */
  readonly isKnown: boolean
}

/** A token bucket that holds one second's worth: a burst may use it up at once. */
class TokenBucket {
  readonly #perSecond: number
  readonly #most: number
  #free: number
  #sinceMs: number

  constructor(perSecond: number, nowMs: number) {
    this.#perSecond = perSecond
    // Even the smallest share admits one call now and then.
    this.#most = Math.max(1, perSecond)
    this.#free = this.#most
    this.#sinceMs = nowMs
  }

  has(nowMs: number): boolean {
    this.#refill(nowMs)
    return this.#free >= 1
  }

  take(): void {
    this.#free -= 1
  }

  isFull(nowMs: number): boolean {
    this.#refill(nowMs)
    return this.#free >= this.#most
  }

  #refill(nowMs: number): void {
    // After a clock was set back, callers must not wait until it has caught up.
    const passedMs = Math.max(0, nowMs - this.#sinceMs)
    this.#free = Math.min(this.#most, this.#free + (passedMs / 1_000) * this.#perSecond)
    this.#sinceMs = nowMs
  }
}

type Waiting<Entry> = { readonly entry: Entry; readonly network: string; readonly untilMs: number }

type CallerClass = 'known' | 'unknown'

export type Step<Entry> = { readonly admitted: readonly Entry[]; readonly late: readonly Entry[] }

/** Networks whose use is counted; those that have used nothing recently are forgotten first. */
const NETWORKS_MAX = 20_000

/**
 * Decides which costly calls of anonymous callers are admitted, and when. Networks are served in turn, each with a
 * bounded share, so that a flood from one delays only itself; a part is reserved for known callers. It has no clock:
 * the time is an argument of `step`.
 */
export class AdmissionRules<Entry> {
  readonly #options: AdmissionOptions
  readonly #queues: Readonly<Record<CallerClass, FairQueue<Waiting<Entry>>>>
  readonly #open: TokenBucket
  readonly #reserved: TokenBucket
  readonly #shares = new Map<string, TokenBucket>()
  #running = 0
  #turn: CallerClass = 'known'

  constructor(options: AdmissionOptions, nowMs: number) {
    this.#options = options
    const { perSecond, reservedPart, perNetworkMax: perKeyMax, waitingMax } = options
    this.#open = new TokenBucket(perSecond * (1 - reservedPart), nowMs)
    this.#reserved = new TokenBucket(perSecond * reservedPart, nowMs)
    // Each has its own queue: many unknown callers must not fill the queue of the known ones.
    this.#queues = {
      known: new FairQueue({ perKeyMax, waitingMax }),
      unknown: new FairQueue({ perKeyMax, waitingMax }),
    }
  }

  get waiting(): number {
    return this.#queues.known.size + this.#queues.unknown.size
  }

  /** `isIn` is false when the queue is full; `evicted` is an entry that was removed to make a place. */
  enqueue(entry: Entry, { network, isKnown }: Requester, nowMs: number): { isIn: boolean; evicted?: Entry } {
    const waiting = { entry, network, untilMs: nowMs + this.#options.waitMsMax }
    const { isIn, evicted } = this.#queues[isKnown ? 'known' : 'unknown'].push(network, waiting)
    return evicted === undefined ? { isIn } : { isIn, evicted: evicted.entry }
  }

  /** An admitted call has ended. */
  release(): void {
    this.#running -= 1
  }

  /** A caller has disconnected before being admitted. */
  cancel(entry: Entry): void {
    for (const queue of Object.values(this.#queues)) queue.removeWhere((waiting) => waiting.entry === entry)
  }

  /** The entries that are admitted now, and those that have waited too long. */
  step(nowMs: number): Step<Entry> {
    const late = Object.values(this.#queues).flatMap((queue) => queue.removeWhere(({ untilMs }) => untilMs <= nowMs))
    const admitted: Entry[] = []
    while (this.#running < this.#options.atOnceMax) {
      const next = this.#next(nowMs)
      if (next === undefined) break
      this.#running += 1
      admitted.push(next.entry)
    }
    return { admitted, late: late.map(({ entry }) => entry) }
  }

  #next(nowMs: number): Waiting<Entry> | undefined {
    if (this.#reserved.has(nowMs)) {
      const known = this.#serve('known', nowMs)
      if (known !== undefined) {
        this.#reserved.take()
        return known
      }
    }
    if (!this.#open.has(nowMs)) return undefined
    // The part open to all is shared by turns: neither known nor unknown callers are kept out of it.
    const [first, second]: readonly [CallerClass, CallerClass] =
      this.#turn === 'known' ? ['unknown', 'known'] : ['known', 'unknown']
    for (const each of [first, second]) {
      const next = this.#serve(each, nowMs)
      if (next === undefined) continue
      this.#turn = each
      this.#open.take()
      return next
    }
    return undefined
  }

  #serve(callerClass: CallerClass, nowMs: number): Waiting<Entry> | undefined {
    const next = this.#queues[callerClass].shift((network) => this.#shareOf(callerClass, network, nowMs).has(nowMs))
    if (next !== undefined) this.#shareOf(callerClass, next.network, nowMs).take()
    return next
  }

  /** A flood of unknown callers does not use up the share that their network has for known ones. */
  #shareOf(callerClass: CallerClass, network: string, nowMs: number): TokenBucket {
    const key = `${callerClass} ${network}`
    const { perSecond, networkPart } = this.#options
    const share = this.#shares.get(key) ?? new TokenBucket(perSecond * networkPart, nowMs)
    if (!this.#shares.has(key) && this.#shares.size >= NETWORKS_MAX) this.#forgetUnused(nowMs)
    this.#shares.set(key, share)
    return share
  }

  #forgetUnused(nowMs: number): void {
    for (const [key, share] of this.#shares) if (share.isFull(nowMs)) this.#shares.delete(key)
    // When every share is in use, the oldest one is dropped and starts again full.
    const [oldest] = this.#shares.keys()
    if (this.#shares.size >= NETWORKS_MAX && oldest !== undefined) this.#shares.delete(oldest)
  }
}

/** Whether a call is admitted: `full` when the queue is full, `late` when it has waited too long. */
export type AdmissionOutcome = 'in' | 'full' | 'late'

export type AdmissionQueue = {
  acquire(requester: Requester, disconnected?: AbortSignal): Promise<AdmissionOutcome>
  /** To be called once for each admitted call. */
  release(): void
}

/** How often waiting calls are checked. */
const CHECK_MS = 20

type Entry = { readonly answer: (outcome: AdmissionOutcome) => void }

/** Uses the machine's monotonic time: callers wait in real time, whatever the server's clock is set to. */
export function openAdmissionQueue(options: AdmissionOptions): AdmissionQueue {
  if (options.perSecond === Number.POSITIVE_INFINITY) return { acquire: async () => 'in', release: () => {} }
  const rules = new AdmissionRules<Entry>(options, performance.now())
  let timer: NodeJS.Timeout | undefined

  function check(): void {
    const { admitted, late } = rules.step(performance.now())
    for (const { answer } of admitted) answer('in')
    for (const { answer } of late) answer('late')
    if (rules.waiting === 0) {
      clearInterval(timer)
      timer = undefined
    } else timer ??= setInterval(check, CHECK_MS).unref()
  }

  return {
    acquire: (requester, disconnected) =>
      new Promise((answer) => {
        const entry = { answer }
        const { isIn, evicted } = rules.enqueue(entry, requester, performance.now())
        evicted?.answer('full')
        if (!isIn) return answer('full')
        disconnected?.addEventListener('abort', () => {
          rules.cancel(entry)
          answer('late')
        })
        return check()
      }),
    release() {
      rules.release()
      check()
    },
  }
}
