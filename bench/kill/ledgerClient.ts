import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer, Operation } from '../../server/src/money/ledger/index.ts'

export type Asked = { readonly number: number; readonly operation: Operation; readonly win: bigint | undefined }

export type LedgerReply =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly failure: 'unknown' | 'busy' }

/** An answer, or why there is none: the ledger reports an unknown outcome, or its process is gone. */
export type LedgerOutcome = Answer | 'unknown' | 'busy'

/** The clients' side: it outlives the ledger's process and starts a new one when it was killed. */
export class LedgerClient {
  readonly #url: string
  readonly #waiting = new Map<number, (outcome: LedgerOutcome) => void>()
  #ledgerProcess: ChildProcess | undefined
  #asked = 0

  constructor(url: string) {
    this.#url = url
  }

  get ledgerPid(): number | undefined {
    return this.#ledgerProcess?.pid
  }

  /** Returns once the ledger has opened, however often it must be started because the database is not back yet. */
  async open(): Promise<void> {
    for (;;) {
      const ledgerProcess = fork(join(import.meta.dirname, 'ledgerProcess.ts'), [this.#url], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      const first = await Promise.race([once(ledgerProcess, 'message'), once(ledgerProcess, 'exit')])
      if (first[0] !== 'open') continue
      ledgerProcess.on('message', (reply: LedgerReply) => this.#onReply(reply))
      ledgerProcess.on('exit', () => this.#onExit(ledgerProcess))
      this.#ledgerProcess = ledgerProcess
      return
    }
  }

  ask(operation: Operation, win: bigint | undefined): Promise<LedgerOutcome> {
    const ledgerProcess = this.#ledgerProcess
    if (!ledgerProcess?.connected) return Promise.resolve('busy')
    return new Promise((resolve) => {
      const number = this.#asked++
      this.#waiting.set(number, resolve)
      ledgerProcess.send({ number, operation, win } satisfies Asked, (error) => {
        if (error) this.#answer(number, 'unknown')
      })
    })
  }

  /** Like a power cut: nothing is finished and nobody is notified. */
  async kill(): Promise<void> {
    const ledgerProcess = this.#ledgerProcess
    if (!ledgerProcess) return
    const gone = once(ledgerProcess, 'exit')
    ledgerProcess.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    const ledgerProcess = this.#ledgerProcess
    if (!ledgerProcess?.connected) return
    const gone = once(ledgerProcess, 'exit')
    ledgerProcess.disconnect()
    await gone
  }

  #onReply(reply: LedgerReply): void {
    this.#answer(reply.number, 'answer' in reply ? reply.answer : reply.failure)
  }

  #onExit(ledgerProcess: ChildProcess): void {
    if (this.#ledgerProcess === ledgerProcess) this.#ledgerProcess = undefined
    for (const number of this.#waiting.keys()) this.#answer(number, 'unknown')
  }

  #answer(number: number, outcome: LedgerOutcome): void {
    this.#waiting.get(number)?.(outcome)
    this.#waiting.delete(number)
  }
}
