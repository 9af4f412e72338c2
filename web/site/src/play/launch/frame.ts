import { frameMessage, type FrameMessage, type TableMark } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { Theme } from '../../theme/theme.ts'

/** What a table is at, by the clock of this device. */
export type ToldTable = {
  readonly locksAtMs: number | null
  /** What came last, in words, and what came before it, at a glance. */
  readonly last: string
  readonly marks: readonly TableMark[]
}

type Heard = { readonly origin: string; readonly source: unknown; readonly data: unknown }

/**
 * What a game said, or nothing. Only the frame we opened may speak, and only from the exact origin we opened it on:
 * any other window can post messages here too.
 */
export function readFrame(
  heard: Heard,
  frame: { readonly source: unknown; readonly origin: string },
): FrameMessage | undefined {
  if (heard.origin !== frame.origin || frame.source === null || heard.source !== frame.source) return undefined
  const read = frameMessage.safeParse(heard.data)
  return read.success ? read.data : undefined
}

/**
 * Where a game of ours is opened before its way in is known: it comes and gets ready while the house is still asked, and
 * says `ronda.waiting`.
 */
export function earlyAddress(language: Language, theme: Theme): string {
  return `/play/#${new URLSearchParams({ early: '', lang: language, theme }).toString()}`
}

/** The way into a game of ours. None for a vendor's game, whose address is its way in. */
export function tokenOf(url: string): string | undefined {
  const [path, fragment] = url.split('#')
  return path === '/play/' ? (new URLSearchParams(fragment).get('token') ?? undefined) : undefined
}

/** Tells a game of ours which theme surrounds it. An address without a fragment is a vendor's, and stays as it is. */
export function dressFrame(url: string, theme: Theme): string {
  return url.includes('#') ? `${url}&theme=${theme}` : url
}
