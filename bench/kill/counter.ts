import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer, Operation } from '../../server/src/money/ledger/index.ts'

export type Asked = { readonly number: number; readonly operation: Operation; readonly win: bigint | undefined }

export type Said =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly trouble: 'unknown' | 'busy' }

/** An answer, or why there is none: the ledger says that it does not know, or it is gone. */
export type Heard = Answer | 'unknown' | 'busy'

/** The clients' side: it outlives the ledger's process and starts a new one when it has been killed. */
export class Counter {
  readonly #url: string
  readonly #waiting = new Map<number, (heard: Heard) => void>()
  #teller: ChildProcess | undefined
  #asked = 0

  constructor(url: string) {
    this.#url = url
  }

  get tellerPid(): number | undefined {
    return this.#teller?.pid
  }

  /** Returns once the ledger has opened, however often it must be started because the database is not back yet. */
  async open(): Promise<void> {
    for (;;) {
      const teller = fork(join(import.meta.dirname, 'teller.ts'), [this.#url], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      const first = await Promise.race([once(teller, 'message'), once(teller, 'exit')])
      if (first[0] !== 'open') continue
      teller.on('message', (said: Said) => this.#hear(said))
      teller.on('exit', () => this.#hangUp(teller))
      this.#teller = teller
      return
    }
  }

  ask(operation: Operation, win: bigint | undefined): Promise<Heard> {
    const teller = this.#teller
    if (!teller?.connected) return Promise.resolve('busy')
    return new Promise((resolve) => {
      const number = this.#asked++
      this.#waiting.set(number, resolve)
      teller.send({ number, operation, win } satisfies Asked, (error) => {
        if (error) this.#answer(number, 'unknown')
      })
    })
  }

  /** As a power cut would: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    const teller = this.#teller
    if (!teller) return
    const gone = once(teller, 'exit')
    teller.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    const teller = this.#teller
    if (!teller?.connected) return
    const gone = once(teller, 'exit')
    teller.disconnect()
    await gone
  }

  #hear(said: Said): void {
    this.#answer(said.number, 'answer' in said ? said.answer : said.trouble)
  }

  #hangUp(teller: ChildProcess): void {
    if (this.#teller === teller) this.#teller = undefined
    for (const number of this.#waiting.keys()) this.#answer(number, 'unknown')
  }

  #answer(number: number, heard: Heard): void {
    this.#waiting.get(number)?.(heard)
    this.#waiting.delete(number)
  }
}
