import { parentPort, workerData } from 'node:worker_threads'
import type { Errand } from './elsewhere.ts'

const { module, name, argument } = workerData as Errand
const functions = (await import(module)) as Readonly<Record<string, (argument: unknown) => unknown>>
parentPort?.postMessage(functions[name]?.(argument))
