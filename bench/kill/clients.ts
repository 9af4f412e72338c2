import { randomInt } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { assert } from '@ronda/core'
import { makeWitnessLine, type Answer, type Operation } from '../../server/src/money/ledger/index.ts'
import type { LedgerClient, LedgerOutcome } from './ledgerClient.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'

export const MEMBERS = 200
const CLIENTS = 64

export type Tally = {
  acknowledged: number
  /** Operations whose outcome was unknown until they were sent again. */
  unknown: number
  /** Of these, how many had been written after all. */
  hadBeenWritten: number
  /** Old operations sent again on purpose. */
  repeated: number
  /** Repeated ones that got another answer. */
  contradicted: number
}

type Done = { readonly operation: Operation; readonly win: bigint | undefined; readonly answer: Answer }

type Plan = {
  readonly ledgerClient: LedgerClient
  readonly houseAccount: number
  readonly clearing: number
  readonly witnessPath: string
  /** The control: a client that uses a new id for a retry, as many do. */
  readonly renames: boolean
}

/** Members who bet little, win, lose, transfer money, and repeat every operation without a reply. */
export class Clients {
  readonly tally: Tally = { acknowledged: 0, unknown: 0, hadBeenWritten: 0, repeated: 0, contradicted: 0 }
  readonly #plan: Plan
  readonly #done: Done[] = []
  #isOver = false

  constructor(plan: Plan) {
    this.#plan = plan
  }

  async endow(): Promise<void> {
    const { clearing } = this.#plan
    for (let wallet = 1; wallet <= MEMBERS; wallet++) {
      await this.#insist(
        { kind: 'deposit', id: randomServerId(), wallet, houseAccount: clearing, amount: 5_000n },
        undefined,
      )
    }
  }

  /** Plays until `stop` is called, and ends when every operation has its answer. */
  async play(): Promise<void> {
    await Promise.all(Array.from({ length: CLIENTS }, () => this.#client()))
  }

  stop(): void {
    this.#isOver = true
  }

  async #client(): Promise<void> {
    while (!this.#isOver) {
      if (randomInt(30) === 0) await this.#repeat()
      else await this.#insist(...this.#makeOperation())
    }
  }

  #makeOperation(): readonly [Operation, bigint | undefined] {
    const { houseAccount } = this.#plan
    const [id, wallet, amount] = [randomServerId(), randomInt(1, MEMBERS + 1), BigInt(randomInt(1, 200))]
    const dice = randomInt(20)
    if (dice < 6) return [{ kind: 'payout', id, wallet, houseAccount, amount }, undefined]
    if (dice < 8) return [{ kind: 'transfer', id, wallet, to: (wallet % MEMBERS) + 1, amount }, undefined]
    return [{ kind: 'stake', id, wallet, houseAccount, amount }, dice < 14 ? amount * BigInt(randomInt(3)) : undefined]
  }

  /** Retries until there is an answer, and records it as acknowledged. */
  async #insist(operation: Operation, win: bigint | undefined): Promise<void> {
    let asked = operation
    let wasUnknown = false
    for (;;) {
      const outcome = await this.#plan.ledgerClient.ask(asked, win)
      if (typeof outcome !== 'string') return this.#write({ operation: asked, win, answer: outcome }, wasUnknown)
      wasUnknown ||= outcome === 'unknown'
      if (outcome === 'unknown' && this.#plan.renames) asked = { ...operation, id: randomServerId() }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  #write(done: Done, wasUnknown: boolean): void {
    appendFileSync(this.#plan.witnessPath, `${makeWitnessLine(done.operation, done.answer)}\n`)
    this.#done.push(done)
    this.tally.acknowledged++
    if (wasUnknown) this.tally.unknown++
    if (done.answer.replayed) this.tally.hadBeenWritten++
  }

  async #repeat(): Promise<void> {
    const old = this.#done[randomInt(Math.max(1, this.#done.length))]
    if (!old) return
    const outcome: LedgerOutcome = await this.#plan.ledgerClient.ask(old.operation, old.win)
    if (typeof outcome === 'string') return
    assert(outcome.replayed, 'an old operation is answered, not done')
    this.tally.repeated++
    if (JSON.stringify(comparable(outcome)) !== JSON.stringify(comparable(old.answer))) this.tally.contradicted++
  }
}

function comparable(answer: Answer): object {
  return { refusal: answer.accepted ? null : answer.refusal, seq: answer.seq, balance: answer.balance.toString() }
}
