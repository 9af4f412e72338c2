import { Worker } from 'node:worker_threads'

export type RenderSetup = { readonly program: string; readonly template: string; readonly origin: string }
export type RenderJob = { readonly number: number; readonly path: string; readonly language: string }
export type RenderAnswer =
  | { readonly number: number; readonly plain: Uint8Array; readonly br: Uint8Array }
  | { readonly number: number; readonly error: string }

/** The thread that paints: started with the first job, and again should it ever end. */
export class RenderThread {
  #worker: Worker | undefined
  #numbers = 0
  readonly #place: () => RenderSetup
  readonly #waiting = new Map<number, (answer: RenderAnswer) => void>()

  constructor(place: () => RenderSetup) {
    this.#place = place
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
    const worker = new Worker(new URL('./render.worker.ts', import.meta.url), { workerData: this.#place() })
    worker.unref()
    worker.on('message', (answer: RenderAnswer) => {
      this.#waiting.get(answer.number)?.(answer)
      this.#waiting.delete(answer.number)
    })
    worker.on('error', (error) => this.#end(String(error)))
    worker.on('exit', () => this.#end('the painting thread ended'))
    return worker
  }

  #end(error: string): void {
    this.#worker = undefined
    for (const [number, tell] of this.#waiting) tell({ number, error })
    this.#waiting.clear()
  }
}
