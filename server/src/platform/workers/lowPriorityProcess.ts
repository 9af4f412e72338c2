import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Numbered<Job> = { readonly number: number; readonly job: Job }
export type Answered<Value> = { readonly number: number; readonly value?: Value; readonly error?: string }

type Waiting<Value> = { readonly resolve: (value: Value) => void; readonly reject: (error: Error) => void }

/** The job was not done: a retry is answered by the next process. */
class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
}

const CHRT = '/usr/bin/chrt'

/**
 * Linux gives a process of this class only time that no other wants; with the lowest priority it would still delay
 * others by milliseconds. It does not inherit our flags, such as a debugger's port.
 */
export const inIdleTime = existsSync(CHRT)
  ? { execPath: CHRT, execArgv: ['--idle', '0', process.execPath] }
  : { execArgv: [] as string[] }

/** A share of time at low priority: for what somebody is waiting for at a screen. */
const inLowTime = { execArgv: [] as string[] }

/** How the process is scheduled; on a busy machine, idle time may be minutes away. */
export type Time = 'idle' | 'low'

/**
 * A low-priority process for costly work that anonymous callers can cause. It starts with the first job and is started
 * again if it ends.
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
    this.#end(child, new ProcessEnded('the worker process was closed'))
    if (child.connected) child.disconnect()
  }

  #start(): ChildProcess {
    const schedule = this.#time === 'idle' ? inIdleTime : inLowTime
    const child = fork(this.#program, [this.#time], { ...schedule, serialization: 'advanced' })
    // It must not keep a program alive that has nothing left to do.
    child.unref()
    child.channel?.unref()
    child.on('message', (answer: Answered<Value>) => this.#settle(child, answer))
    child.on('error', (error) => this.#end(child, new ProcessEnded('the worker process failed', { cause: error })))
    child.on('exit', () => this.#end(child, new ProcessEnded('the worker process ended')))
    return child
  }

  #settle(child: ChildProcess, { number, value, error }: Answered<Value>): void {
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
