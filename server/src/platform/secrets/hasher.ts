import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type HashJob = {
  readonly number: number
  readonly kind: 'hash' | 'verify'
  readonly password: string
  readonly stored: string | null
}

export type HashAnswer = { readonly number: number; readonly value?: string | boolean; readonly error?: string }

type Waiting = { readonly resolve: (value: string | boolean) => void; readonly reject: (error: Error) => void }

/** Nothing was decided: whoever asks again is answered by the next process. */
class HasherEnded extends Error {
  override readonly name = 'HasherEnded'
}

const PROGRAM = fileURLToPath(new URL('./hasher.process.ts', import.meta.url))

/** The process that hashes. It starts with the first job and is started again should it ever end. */
export class Hasher {
  #child: ChildProcess | undefined
  #numbers = 0
  readonly #waiting = new Map<number, Waiting>()

  ask(job: Omit<HashJob, 'number'>): Promise<string | boolean> {
    const child = (this.#child ??= this.#start())
    this.#numbers += 1
    const number = this.#numbers
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      child.channel?.ref()
      child.send({ number, ...job } satisfies HashJob)
    })
  }

  close(): void {
    const child = this.#child
    if (!child) return
    this.#end(child, new HasherEnded('the hashing process ended'))
    if (child.connected) child.disconnect()
  }

  #start(): ChildProcess {
    // Flags of ours, such as a debugger's port, are not for it.
    const child = fork(PROGRAM, { execArgv: [], serialization: 'advanced' })
    // It must not keep a program alive that has nothing left to do.
    child.unref()
    child.channel?.unref()
    child.on('message', (answer: HashAnswer) => this.#hear(child, answer))
    child.on('error', (error) => this.#end(child, new HasherEnded('the hashing process broke', { cause: error })))
    child.on('exit', () => this.#end(child, new HasherEnded('the hashing process ended')))
    return child
  }

  #hear(child: ChildProcess, { number, value, error }: HashAnswer): void {
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    if (this.#waiting.size === 0) child.channel?.unref()
    if (value === undefined) waiting?.reject(new Error(error ?? 'no hash'))
    else waiting?.resolve(value)
  }

  #end(child: ChildProcess, error: HasherEnded): void {
    if (this.#child !== child) return
    this.#child = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
