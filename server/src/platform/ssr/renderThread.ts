import { Worker } from 'node:worker_threads'

export type RenderSetup = { readonly program: string; readonly template: string; readonly origin: string }
export type RenderJob = { readonly number: number; readonly path: string; readonly language: string }
export type RenderAnswer =
  | { readonly number: number; readonly plain: Uint8Array; readonly br: Uint8Array }
  | { readonly number: number; readonly error: string }

/** The rendering thread: started with the first job, and started again if it ends. */
export class RenderThread {
  #worker: Worker | undefined
  #numbers = 0
  readonly #setupOf: () => RenderSetup
  readonly #waiting = new Map<number, (answer: RenderAnswer) => void>()

  constructor(setupOf: () => RenderSetup) {
    this.#setupOf = setupOf
  }

  ask(path: string, language: string): Promise<RenderAnswer> {
    const worker = (this.#worker ??= this.#start())
    this.#numbers += 1
    const job: RenderJob = { number: this.#numbers, path, language }
    worker.postMessage(job)
    return new Promise((resolve) => this.#waiting.set(job.number, resolve))
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render.worker.ts', import.meta.url), { workerData: this.#setupOf() })
    worker.unref()
    worker.on('message', (answer: RenderAnswer) => {
      this.#waiting.get(answer.number)?.(answer)
      this.#waiting.delete(answer.number)
    })
    worker.on('error', (error) => this.#end(String(error)))
    worker.on('exit', () => this.#end('the rendering thread ended'))
    return worker
  }

  #end(error: string): void {
    this.#worker = undefined
    for (const [number, resolve] of this.#waiting) resolve({ number, error })
    this.#waiting.clear()
  }
}
