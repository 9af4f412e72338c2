import { Worker } from 'node:worker_threads'

export type ThreadTask = { readonly module: string; readonly name: string; readonly argument: unknown }

/** Calls a function of a module in a thread of its own: what takes seconds must not block other calls. */
export function callInThread(task: ThreadTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./callInThread.worker.ts', import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`${task.name} ended without an answer`)))
  })
}
