import { FairQueue } from '../queue/fairQueue.ts'

export type TurnstileOptions = {
  /** How many are let through in a second, whoever they are. */
  readonly perSecond: number
  /** The part of it that only those may use who are known here. */
  readonly reservedPart: number
  /** The part of it that one network may use at most. */
  readonly networkPart: number
  /** How many may be inside at the same time: on a machine that is slow today, fewer come than the clock would let. */
  readonly atOnceMax: number
  /** Whoever has waited this long is better told to come back. */
  readonly waitMsMax: number
  /** How many of one network may wait. */
  readonly perNetworkMax: number
  readonly waitingMax: number
}

export type Entrant = {
  readonly network: string
  /** Somebody has signed in from this browser or this address before. */
  readonly isKnown: boolean
}

/** Lets so many through in a second; a moment's rush may use up a second's worth at once. */
class Bucket {
  readonly #perSecond: number
  readonly #most: number
  #free: number
  #sinceMs: number

  constructor(perSecond: number, nowMs: number) {
    this.#perSecond = perSecond
    // Even the smallest share lets one through now and then.
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
    // A clock that was set back lets nobody wait for it to catch up.
    const passedMs = Math.max(0, nowMs - this.#sinceMs)
    this.#free = Math.min(this.#most, this.#free + (passedMs / 1_000) * this.#perSecond)
    this.#sinceMs = nowMs
  }
}

type Waiting<Ticket> = { readonly ticket: Ticket; readonly network: string; readonly untilMs: number }

type Class = 'known' | 'strangers'

export type Step<Ticket> = { readonly admitted: readonly Ticket[]; readonly late: readonly Ticket[] }

/** Networks whose use is remembered; those that have used nothing of late are forgotten first. */
const NETWORKS_MAX = 20_000

/**
 * For work that strangers can ask for and that costs the server: who is let in, and when. Networks are served in turn,
 * each with a bounded share, so that a flood from one waits behind itself; a part is kept for those who are known. It
 * knows no clock: `step` is told what time it is.
 */
export class TurnstileRules<Ticket> {
  readonly #options: TurnstileOptions
  readonly #queues: Readonly<Record<Class, FairQueue<Waiting<Ticket>>>>
  readonly #open: Bucket
  readonly #reserved: Bucket
  readonly #shares = new Map<string, Bucket>()
  #inside = 0
  #turn: Class = 'known'

  constructor(options: TurnstileOptions, nowMs: number) {
    this.#options = options
    const { perSecond, reservedPart, perNetworkMax: perKeyMax, waitingMax } = options
    this.#open = new Bucket(perSecond * (1 - reservedPart), nowMs)
    this.#reserved = new Bucket(perSecond * reservedPart, nowMs)
    // Each has room of its own: a crowd of strangers must not fill the place where the others wait.
    this.#queues = {
      known: new FairQueue({ perKeyMax, waitingMax }),
      strangers: new FairQueue({ perKeyMax, waitingMax }),
    }
  }

  get waiting(): number {
    return this.#queues.known.size + this.#queues.strangers.size
  }

  /** False when there is no room to wait; whoever had to make room is told at once. */
  arrive(ticket: Ticket, { network, isKnown }: Entrant, nowMs: number): { isIn: boolean; evicted?: Ticket } {
    const waiting = { ticket, network, untilMs: nowMs + this.#options.waitMsMax }
    const { isIn, evicted } = this.#queues[isKnown ? 'known' : 'strangers'].push(network, waiting)
    return evicted === undefined ? { isIn } : { isIn, evicted: evicted.ticket }
  }

  /** Whoever was inside has left. */
  leave(): void {
    this.#inside -= 1
  }

  /** Somebody has gone without having been let in. */
  forget(ticket: Ticket): void {
    for (const queue of Object.values(this.#queues)) queue.removeWhere((waiting) => waiting.ticket === ticket)
  }

  /** Who is let in at this moment, and who has waited too long. */
  step(nowMs: number): Step<Ticket> {
    const late = Object.values(this.#queues).flatMap((queue) => queue.removeWhere(({ untilMs }) => untilMs <= nowMs))
    const admitted: Ticket[] = []
    while (this.#inside < this.#options.atOnceMax) {
      const next = this.#next(nowMs)
      if (next === undefined) break
      this.#inside += 1
      admitted.push(next.ticket)
    }
    return { admitted, late: late.map(({ ticket }) => ticket) }
  }

  #next(nowMs: number): Waiting<Ticket> | undefined {
    if (this.#reserved.has(nowMs)) {
      const known = this.#serve('known', nowMs)
      if (known !== undefined) {
        this.#reserved.take()
        return known
      }
    }
    if (!this.#open.has(nowMs)) return undefined
    // What is open to all is shared by turns: neither those who are known nor strangers are kept out of it.
    const [first, second]: readonly [Class, Class] =
      this.#turn === 'known' ? ['strangers', 'known'] : ['known', 'strangers']
    for (const each of [first, second]) {
      const next = this.#serve(each, nowMs)
      if (next === undefined) continue
      this.#turn = each
      this.#open.take()
      return next
    }
    return undefined
  }

  #serve(who: Class, nowMs: number): Waiting<Ticket> | undefined {
    const next = this.#queues[who].shift((network) => this.#shareOf(who, network, nowMs).has(nowMs))
    if (next !== undefined) this.#shareOf(who, next.network, nowMs).take()
    return next
  }

  /** A flood of strangers does not use up what their network has for those who are known. */
  #shareOf(who: Class, network: string, nowMs: number): Bucket {
    const key = `${who} ${network}`
    const { perSecond, networkPart } = this.#options
    const share = this.#shares.get(key) ?? new Bucket(perSecond * networkPart, nowMs)
    if (!this.#shares.has(key) && this.#shares.size >= NETWORKS_MAX) this.#forgetQuiet(nowMs)
    this.#shares.set(key, share)
    return share
  }

  #forgetQuiet(nowMs: number): void {
    for (const [key, share] of this.#shares) if (share.isFull(nowMs)) this.#shares.delete(key)
    // All of them are at it: then the one that has been for the longest begins anew.
    const [oldest] = this.#shares.keys()
    if (this.#shares.size >= NETWORKS_MAX && oldest !== undefined) this.#shares.delete(oldest)
  }
}

/** Whether somebody may come in: `full` when there is no room to wait, `late` when they have waited too long. */
export type Entrance = 'in' | 'full' | 'late'

export type Turnstile = {
  enter(entrant: Entrant, gone?: AbortSignal): Promise<Entrance>
  /** Each who was let in leaves once. */
  leave(): void
}

/** How often it is looked whether somebody may come in, while anybody waits. */
const LOOK_MS = 20

type Ticket = { readonly answer: (entrance: Entrance) => void }

/** By the machine's own time: whoever waits does so in earnest, whatever the clock of the server says. */
export function openTurnstile(options: TurnstileOptions): Turnstile {
  if (options.perSecond === Number.POSITIVE_INFINITY) return { enter: async () => 'in', leave: () => {} }
  const rules = new TurnstileRules<Ticket>(options, performance.now())
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    const { admitted, late } = rules.step(performance.now())
    for (const { answer } of admitted) answer('in')
    for (const { answer } of late) answer('late')
    if (rules.waiting === 0) {
      clearInterval(timer)
      timer = undefined
    } else timer ??= setInterval(look, LOOK_MS).unref()
  }

  return {
    enter: (entrant, gone) =>
      new Promise((answer) => {
        const ticket = { answer }
        const { isIn, evicted } = rules.arrive(ticket, entrant, performance.now())
        evicted?.answer('full')
        if (!isIn) return answer('full')
        gone?.addEventListener('abort', () => {
          rules.forget(ticket)
          answer('late')
        })
        return look()
      }),
    leave() {
      rules.leave()
      look()
    },
  }
}
