import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import { useLaunch } from '../../shell/launch/useLaunch.ts'

export type GameLinkProps = {
  readonly gameCode: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * A link into a game of which only the code is known, as on a banner or a winner. For a visitor it opens free play, so
 * that nobody is forced to sign in.
 */
export function GameLink({ gameCode, className, children }: GameLinkProps) {
  const router = useRouter()
  const { launchByCode } = useLaunch()
  const mode = useShownMember() ? 'real' : 'free'
  const approach = (): void =>
    void router.preloadRoute({ to: '/seamless', search: { game: gameCode, mode } }).catch(() => undefined)
  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void launchByCode(gameCode, mode)
  }
  return (
    <a href={`/seamless?game=${gameCode}&mode=${mode}`} onPointerEnter={approach} onClick={open} className={className}>
      {children}
    </a>
  )
}

/** A plain click, without the modifier keys that open a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
