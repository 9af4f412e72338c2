import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seconds } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import { RenderThread } from './renderThread.ts'

/** A server-rendered page, ready to send. */
export type RenderedPage = { readonly plain: Uint8Array; readonly br: Uint8Array; readonly tag: string }

export type PageRendererOptions = {
  /** The folder of the built pages, and the program that renders them. */
  readonly pages: string
  readonly program: string
  /** The origin that the program loads a page's data from. */
  readonly origin: () => string
  readonly clock: Clock
  readonly log: Log
}

export type PageRenderer = {
  /** Undefined where it is not ready in time: the page then renders in the browser. */
  page(path: string, language: string): Promise<RenderedPage | undefined>
  /** Drops all cached pages, because their data has changed. */
  forget(): void
  close(): Promise<void>
}

/** A page older than this is served stale while the next is rendered. */
const FRESH_MS = seconds(10)
/** A page older than this is not served: the request waits for a new one. */
const STALE_MS = seconds(60)
/** A request waits for a rendering no longer than rendering in the browser would take. */
const WAIT_MS_MAX = seconds(1)

type CachedPage = { page: RenderedPage | undefined; atMs: number; making: Promise<void> | undefined }

/** For pages that have not been built, or without their rendering program. */
const noRenderer: PageRenderer = { page: async () => undefined, forget() {}, close: async () => {} }

/**
 * Renders pages in a thread of its own and caches each for a few seconds. Callers name only paths and languages of a
 * fixed list, so the cache stays small.
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
      log.warn({ err: answer.error, path }, 'a page could not be rendered')
      // No page is better than one that may be outdated.
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
      if (age < STALE_MS) return cached.page
      await Promise.race([cached.making, new Promise((resolve) => setTimeout(resolve, WAIT_MS_MAX).unref())])
      return clock.nowMs() - cached.atMs < STALE_MS ? cached.page : undefined
    },
    forget: () => cache.clear(),
    close: () => thread.close(),
  }
}
