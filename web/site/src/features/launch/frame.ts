import { frameMessage, type FrameMessage, type TableMark } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { Theme } from '@ronda/base/theme/theme.ts'

/** The state of a table, by the clock of this device. */
export type TableState = {
  readonly locksAtMs: number | null
  /** The last result as text, and the results before it as marks. */
  readonly last: string
  readonly marks: readonly TableMark[]
}

type ReceivedMessage = { readonly origin: string; readonly source: unknown; readonly data: unknown }

/**
 * The message of a game, or undefined. Only the frame we opened may send, and only from the exact origin we opened it
 * on: any other window can post messages here, too.
 */
export function readFrame(
  received: ReceivedMessage,
  frame: { readonly source: unknown; readonly origin: string },
): FrameMessage | undefined {
  if (received.origin !== frame.origin || frame.source === null || received.source !== frame.source) return undefined
  const read = frameMessage.safeParse(received.data)
  return read.success ? read.data : undefined
}

/**
 * The address of one of our own games before its token is known: it loads while the server creates the session, and
 * reports `ronda.waiting`.
 */
export function earlyAddress(language: Language, theme: Theme): string {
  return `/play/#${new URLSearchParams({ early: '', lang: language, theme }).toString()}`
}

/** The token of one of our own games. Undefined for a vendor's game, whose address contains its access. */
export function tokenOf(url: string): string | undefined {
  const [path, fragment] = url.split('#')
  return path === '/play/' ? (new URLSearchParams(fragment).get('token') ?? undefined) : undefined
}

/**
 * Adds the page's theme to the address of our own games. An address without a fragment is a vendor's, and stays
 * unchanged.
 */
export function addTheme(url: string, theme: Theme): string {
  return url.includes('#') ? `${url}&theme=${theme}` : url
}
