import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seconds } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import { PaintThread } from './thread.ts'

/** A page with its first screen in it, ready to send. */
export type PaintedPage = { readonly plain: Uint8Array; readonly br: Uint8Array; readonly tag: string }

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
  const thread = new PaintThread(() => ({
    program: pathToFileURL(program).href,
    template: readFileSync(templatePath, 'utf8'),
    origin: options.origin(),
  }))

  async function make(wall: Wall, path: string, language: string): Promise<void> {
    const answer = await thread.ask(path, language)
    wall.making = undefined
    wall.atMs = clock.nowMs()
    if ('error' in answer) {
      log.warn({ err: answer.error, path }, 'a page could not be painted')
      // Rather none than one that nobody knows to be true.
      wall.page = undefined
      return
    }
    const { plain, br } = answer
    wall.page = { plain, br, tag: `"${hash('sha256', plain, 'hex').slice(0, 24)}"` }
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
    close: () => thread.close(),
  }
}
