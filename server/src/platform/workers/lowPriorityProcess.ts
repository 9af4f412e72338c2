import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Numbered<Job> = { readonly number: number; readonly job: Job }
export type Answered<Value> = { readonly number: number; readonly value?: Value; readonly error?: string }

type Waiting<Value> = { readonly resolve: (value: Value) => void; readonly reject: (error: Error) => void }

/** Nothing was decided: whoever asks again is answered by the next process. */
class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
}

const IDLER = '/usr/bin/chrt'

/**
 * Linux gives such a process only what nobody else wants, from one moment to the next; the lowest priority would still
 * keep others waiting for milliseconds. Flags of ours, such as a debugger's port, are not for it.
 */
export const inIdleTime = existsSync(IDLER)
  ? { execPath: IDLER, execArgv: ['--idle', '0', process.execPath] }
  : { execArgv: [] as string[] }

/** Takes turns with the others, though they come first: for what somebody waits for with their eyes. */
const inLowTime = { execArgv: [] as string[] }

/** How a process behind gets its share; on a full machine, idle time may be minutes away. */
export type Time = 'idle' | 'low'

/**
 * A process that works behind all others, for what strangers can ask for and what costs a processor. It starts with the
 * first job and is started again should it ever end.
 */
export class LowPriorityProcess<Job, Value> {
  #child: ChildProcess | undefined
  #numbers = 0
  readonly #program: string
  readonly #time: Time
  readonly #waiting = new Map<number, Waiting<Value>>()

  constructor(program: URL, time: Time) {
    this.#program = fileURLToPath(program)
    this.#time = time
  }

  get waiting(): number {
    return this.#waiting.size
  }

  ask(job: Job): Promise<Value> {
    const child = (this.#child ??= this.#start())
    this.#numbers += 1
    const number = this.#numbers
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      child.channel?.ref()
      child.send({ number, job } satisfies Numbered<Job>)
    })
  }

  close(): void {
    const child = this.#child
    if (!child) return
    this.#end(child, new ProcessEnded('the process behind was closed'))
    if (child.connected) child.disconnect()
  }

  #start(): ChildProcess {
    const schedule = this.#time === 'idle' ? inIdleTime : inLowTime
    const child = fork(this.#program, [this.#time], { ...schedule, serialization: 'advanced' })
    // It must not keep a program alive that has nothing left to do.
    child.unref()
    child.channel?.unref()
    child.on('message', (answer: Answered<Value>) => this.#hear(child, answer))
    child.on('error', (error) => this.#end(child, new ProcessEnded('the process behind broke', { cause: error })))
    child.on('exit', () => this.#end(child, new ProcessEnded('the process behind ended')))
    return child
  }

  #hear(child: ChildProcess, { number, value, error }: Answered<Value>): void {
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    if (this.#waiting.size === 0) child.channel?.unref()
    if (value === undefined) waiting?.reject(new Error(error ?? 'no answer'))
    else waiting?.resolve(value)
  }

  #end(child: ChildProcess, error: ProcessEnded): void {
    if (this.#child !== child) return
    this.#child = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
