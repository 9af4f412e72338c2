import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'
import { ConnectionNotice } from '@ronda/base/layout/ConnectionNotice.tsx'
import { useRealtime } from '@ronda/base/member/useRealtime.ts'
import { isStage } from '../../shell/layout/stages.ts'
import { makeMessageHandler } from './applyMessages.ts'
import { ClosingBar } from './ClosingBar.tsx'

/** Owns the tab's socket, and says when the data on screen may be outdated, or when the site closes during a game. */
export function ConnectionBar() {
  const realtime = useRealtime(makeMessageHandler)
  const { pathname } = useLocation()
  const isClosing = useQuery(statusQuery).data?.status === 1 && isStage(pathname)
  return (
    <output className="block">
      {isClosing && <ClosingBar />}
      <ConnectionNotice realtime={realtime} />
    </output>
  )
}
