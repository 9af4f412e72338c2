import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { seconds } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'

/** A page with its first screen in it, ready to send. */
export type PaintedPage = { readonly plain: Uint8Array; readonly br: Uint8Array; readonly tag: string }

export type PaintPlace = { readonly program: string; readonly template: string; readonly origin: string }
export type PaintJob = { readonly number: number; readonly path: string; readonly language: string }
export type PaintAnswer =
  | { readonly number: number; readonly plain: Uint8Array; readonly br: Uint8Array }
  | { readonly number: number; readonly error: string }

export type PainterOptions = {
  /** The built pages, and beside them the program that draws them. */
  readonly pages: string
  readonly program: string
  /** Where the program asks for what a page shows. */
  readonly origin: () => string
  readonly clock: Clock
  readonly log: Log
}

export type Painter = {
  /** Undefined where there is none in time: the page then draws itself. */
  page(path: string, language: string): Promise<PaintedPage | undefined>
  /** What was painted is no longer true. */
  forget(): void
  close(): Promise<void>
}

/** A painting this old is shown once more while the next is made. */
const FRESH_MS = seconds(10)
/** And no longer than this: whoever comes after a quiet hour waits for a new one. */
const KEPT_MS = seconds(60)
/** Whoever comes before the first one is made waits no longer than drawing it themselves would take. */
const WAIT_MS_MAX = seconds(1)

type Wall = { page: PaintedPage | undefined; atMs: number; making: Promise<void> | undefined }

/** Nothing to paint with: the pages have not been built, or by themselves. */
const noPainter: Painter = { page: async () => undefined, forget() {}, close: async () => {} }

/**
 * Paints pages in a thread of its own and keeps each for a few seconds. Callers name only paths and languages of a
 * fixed list, so there are never many.
 */
export function openPainter(options: PainterOptions): Painter {
  const { pages, program, clock, log } = options
  const templatePath = join(pages, 'index.html')
  if (!existsSync(templatePath) || !existsSync(program)) return noPainter

  const walls = new Map<string, Wall>()
  const waiting = new Map<number, (answer: PaintAnswer) => void>()
  let worker: Worker | undefined
  let numbers = 0

  function end(error: unknown): void {
    worker = undefined
    for (const [number, tell] of waiting) tell({ number, error: String(error) })
    waiting.clear()
  }

  function start(): Worker {
    const template = readFileSync(templatePath, 'utf8')
    const place: PaintPlace = { program: pathToFileURL(program).href, template, origin: options.origin() }
    const started = new Worker(new URL('./paint.worker.ts', import.meta.url), { workerData: place })
    started.unref()
    started.on('message', (answer: PaintAnswer) => {
      waiting.get(answer.number)?.(answer)
      waiting.delete(answer.number)
    })
    started.on('error', end)
    started.on('exit', end)
    return started
  }

  function ask(path: string, language: string): Promise<PaintAnswer> {
    worker ??= start()
    numbers += 1
    const job: PaintJob = { number: numbers, path, language }
    worker.postMessage(job)
    return new Promise((resolve) => waiting.set(job.number, resolve))
  }

  async function make(wall: Wall, path: string, language: string): Promise<void> {
    const answer = await ask(path, language)
    wall.making = undefined
    wall.atMs = clock.nowMs()
    if ('error' in answer) log.warn({ err: answer.error, path }, 'a page could not be painted')
    else
      wall.page = { plain: answer.plain, br: answer.br, tag: `"${hash('sha256', answer.plain, 'hex').slice(0, 24)}"` }
  }

  function wallOf(path: string, language: string): Wall {
    const key = `${language} ${path}`
    const wall = walls.get(key) ?? { page: undefined, atMs: Number.NEGATIVE_INFINITY, making: undefined }
    walls.set(key, wall)
    return wall
  }

  return {
    async page(path, language) {
      const wall = wallOf(path, language)
      const age = clock.nowMs() - wall.atMs
      if (age >= FRESH_MS) wall.making ??= make(wall, path, language)
      if (age < KEPT_MS) return wall.page
      await Promise.race([wall.making, new Promise((resolve) => setTimeout(resolve, WAIT_MS_MAX).unref())])
      return clock.nowMs() - wall.atMs < KEPT_MS ? wall.page : undefined
    },
    forget: () => walls.clear(),
    async close() {
      await worker?.terminate()
    },
  }
}
