import { useSyncExternalStore } from 'react'
import type { GameItem, PlayMode } from '@ronda/contract'
import type { Launch, Launchable } from './decideLaunch.ts'

/** The fields of a game that the dialogs show. */
export type LaunchGame = Launchable & Pick<GameItem, 'displayName'>

/** The dialog that a tap on a game has opened instead of the game. */
export type LaunchWindow = {
  readonly opens: Exclude<Launch['opens'], 'page' | 'login'>
  readonly game: LaunchGame
  readonly mode: PlayMode
  /** The history entry it belongs to: hidden while another is shown, and shown again on the way back. */
  readonly place: string
  /** The open page of a vendor's games. */
  readonly page: number
}

export type LaunchDialogProps = { readonly window: LaunchWindow; readonly onClose: () => void }

let shown: LaunchWindow | undefined
const listeners = new Set<() => void>()

function publish(next: LaunchWindow | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

export function showLaunchWindow(next: Omit<LaunchWindow, 'page'>): void {
  publish({ ...next, page: 1 })
}

/** Stored here, so that a player who returns from one of its games finds the list open at the same page. */
export function turnPage(page: number): void {
  if (shown !== undefined) publish({ ...shown, page })
}

export function closeLaunchWindow(): void {
  publish(undefined)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = (): LaunchWindow | undefined => shown
const none = (): undefined => undefined

export function useLaunchWindow(): LaunchWindow | undefined {
  return useSyncExternalStore(watch, read, none)
}
