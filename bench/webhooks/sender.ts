import { randomInt, randomUUID } from 'node:crypto'
import { noticePath, SANDBOX_SIGNATURE, signNotice } from '../../server/src/money/provider/index.ts'
import type { ProviderRecords } from './providerRecords.ts'
import type { Plan, PlannedNotice } from './plan.ts'

export type Tally = {
  honest: number
  changed: number
  doubled: number
  late: number
  /** Attempts without a reply, or with "not now". */
  again: number
  /** Forged notices that were accepted. */
  forged: number
}

const SENDERS = 32
/** The delay after a failed attempt, twice as long each time, as providers do. */
const PAUSE_MS = 100
const PAUSE_MS_MAX = 1_600
const TIMEOUT_MS = 10_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Letter = { readonly body: Buffer; readonly signature: string }

/** One thing differs from what was signed: the body, the signature, the secret or the time. */
function forge({ body, signature }: Letter): Letter {
  const at = randomInt(body.length)
  const flipped = Buffer.from(body)
  flipped[at] = (flipped[at] ?? 0) ^ (1 << randomInt(7))
  const ways: readonly Letter[] = [
    { body: flipped, signature },
    { body: Buffer.concat([body, Buffer.from(' ')]), signature },
    { body, signature: signature.replace(/v1=./, (start) => `v1=${start.endsWith('0') ? '1' : '0'}`) },
    { body, signature: signNotice('another secret', body, Date.now()) },
    { body, signature: signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) - 1}`) },
    { body, signature: '' },
  ]
  return ways[randomInt(ways.length)] ?? { body: flipped, signature }
}

/** Sends the notices of a plan, a number at a time, and each honest one again until the server has accepted it. */
export class Sender {
  readonly tally: Tally
  readonly #plan: Plan
  readonly #providerRecords: ProviderRecords
  readonly #secret: string
  readonly #address: string
  #next = 0
  #isOver = false

  constructor(plan: Plan, providerRecords: ProviderRecords, origin: string, secret: string) {
    this.#plan = plan
    this.#providerRecords = providerRecords
    this.#secret = secret
    this.#address = `${origin}${noticePath('sandbox')}`
    this.tally = { honest: 0, changed: 0, doubled: plan.doubled, late: plan.late, again: 0, forged: 0 }
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: SENDERS }, () => this.#work()))
  }

  /** Ends the sending after the longest wait; what is missing then is lost, and counted as such. */
  stop(): void {
    this.#isOver = true
  }

  async #work(): Promise<void> {
    for (;;) {
      const step = this.#plan.steps[this.#next++]
      if (step === undefined || this.#isOver) return
      if (step.happens) await this.#providerRecords.happen(step.happens)
      if (step.notice) await this.#bring(step.notice)
    }
  }

  async #bring({ about, kind }: PlannedNotice): Promise<void> {
    const event = randomUUID()
    for (let pauseMs = PAUSE_MS; !this.#isOver; pauseMs = Math.min(pauseMs * 2, PAUSE_MS_MAX)) {
      const body = Buffer.from(JSON.stringify({ event, about: 'charge', id: this.#providerRecords.idOf(about) }))
      const honest = { body, signature: signNotice(this.#secret, body, Date.now()) }
      const status = await this.#post(kind === 'honest' ? honest : forge(honest))
      const isAccepted = status !== undefined && (kind === 'changed' ? status < 500 : status < 300)
      if (isAccepted) {
        this.tally[kind]++
        if (kind === 'changed' && status < 300) this.tally.forged++
        return
      }
      this.tally.again++
      await pause(pauseMs)
    }
  }

  async #post({ body, signature }: Letter): Promise<number | undefined> {
    const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature }
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(this.#address, { method: 'POST', headers, body: new Uint8Array(body), signal })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return undefined
    }
  }
}
