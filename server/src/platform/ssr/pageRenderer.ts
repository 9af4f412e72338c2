import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seconds } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import { RenderThread } from './renderThread.ts'

/** A page with its first screen in it, ready to send. */
export type RenderedPage = { readonly plain: Uint8Array; readonly br: Uint8Array; readonly tag: string }

export type PageRendererOptions = {
  /** The built pages, and beside them the program that draws them. */
  readonly pages: string
  readonly program: string
  /** Where the program asks for what a page shows. */
  readonly origin: () => string
  readonly clock: Clock
  readonly log: Log
}

export type PageRenderer = {
  /** Undefined where there is none in time: the page then draws itself. */
  page(path: string, language: string): Promise<RenderedPage | undefined>
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

type CachedPage = { page: RenderedPage | undefined; atMs: number; making: Promise<void> | undefined }

/** Nothing to paint with: the pages have not been built, or by themselves. */
const noRenderer: PageRenderer = { page: async () => undefined, forget() {}, close: async () => {} }

/**
 * Paints pages in a thread of its own and keeps each for a few seconds. Callers name only paths and languages of a
 * fixed list, so there are never many.
 */
export function openPageRenderer(options: PageRendererOptions): PageRenderer {
  const { pages, program, clock, log } = options
  const templatePath = join(pages, 'index.html')
  if (!existsSync(templatePath) || !existsSync(program)) return noRenderer

  const cache = new Map<string, CachedPage>()
  const thread = new RenderThread(() => ({
    program: pathToFileURL(program).href,
    template: readFileSync(templatePath, 'utf8'),
    origin: options.origin(),
  }))

  async function make(cached: CachedPage, path: string, language: string): Promise<void> {
    const answer = await thread.ask(path, language)
    cached.making = undefined
    cached.atMs = clock.nowMs()
    if ('error' in answer) {
      log.warn({ err: answer.error, path }, 'a page could not be painted')
      // Rather none than one that nobody knows to be true.
      cached.page = undefined
      return
    }
    const { plain, br } = answer
    cached.page = { plain, br, tag: `"${hash('sha256', plain, 'hex').slice(0, 24)}"` }
  }

  function cachedOf(path: string, language: string): CachedPage {
    const key = `${language} ${path}`
    const cached = cache.get(key) ?? { page: undefined, atMs: Number.NEGATIVE_INFINITY, making: undefined }
    cache.set(key, cached)
    return cached
  }

  return {
    async page(path, language) {
      const cached = cachedOf(path, language)
      const age = clock.nowMs() - cached.atMs
      if (age >= FRESH_MS) cached.making ??= make(cached, path, language)
      if (age < KEPT_MS) return cached.page
      await Promise.race([cached.making, new Promise((resolve) => setTimeout(resolve, WAIT_MS_MAX).unref())])
      return clock.nowMs() - cached.atMs < KEPT_MS ? cached.page : undefined
    },
    forget: () => cache.clear(),
    close: () => thread.close(),
  }
}
