import { Worker } from 'node:worker_threads'

export type Errand = { readonly module: string; readonly name: string; readonly argument: unknown }

/** Calls a pure function of a package in a thread of its own: what takes seconds must not make players wait. */
export function callElsewhere(errand: Errand): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./elsewhere.worker.ts', import.meta.url), { workerData: errand })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`${errand.name} ended without an answer`)))
  })
}
