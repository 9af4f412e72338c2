import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { FrameMessage } from '@ronda/contract'
import { leaveSession } from '@ronda/base/member/session.ts'
import type { TableState } from './frame.ts'
import { useLeaveGame } from './useLeaveGame.ts'

export type FrameHandlers = {
  readonly onReady: () => void
  readonly onRelaunch: () => void
  readonly onClosed: () => void
  readonly onTable: ((state: TableState) => void) | undefined
}

/** Handles the messages of the game on the stage. */
export function useFrameMessages({
  onReady,
  onRelaunch,
  onClosed,
  onTable,
}: FrameHandlers): (message: FrameMessage) => void {
  const router = useRouter()
  const queries = useQueryClient()
  const leave = useLeaveGame()
  return useCallback(
    (message) => {
      switch (message.type) {
        // Handled by GameFrame, which sends the token and takes the envelope.
        case 'ronda.waiting':
        case 'ronda.take_envelope':
          return undefined
        case 'ronda.ready':
          return onReady()
        case 'ronda.leave':
          return leave()
        case 'ronda.relaunch':
          return onRelaunch()
        case 'ronda.table': {
          const { locksInMs, last, marks } = message
          return onTable?.({ locksAtMs: locksInMs === null ? null : Date.now() + locksInMs, last, marks })
        }
        case 'ronda.closed':
          return onClosed()
        // The sessions of the game and of the page are over: clear them, and return here after signing in.
        case 'ronda.sign_in':
          leaveSession(queries)
          return void router.navigate({ to: '/login', search: { to: router.state.location.href }, replace: true })
      }
    },
    [leave, queries, router, onReady, onRelaunch, onClosed, onTable],
  )
}
