import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadTask } from './callInThread.ts'

const { module, name, argument } = workerData as ThreadTask
const functions = (await import(module)) as Readonly<Record<string, (argument: unknown) => unknown>>
parentPort?.postMessage(await functions[name]?.(argument))
