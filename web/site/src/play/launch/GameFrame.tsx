import { useEffect, useRef, useState } from 'react'
import type { FrameMessage } from '@ronda/contract'
import { readTheme } from '../../theme/theme.ts'
import { dressFrame, readFrame } from './frame.ts'

/**
 * What a game may do. It keeps its origin: our own games call our server from it, a vendor's its vendor's. So this does
 * not hold our own code, which is ours to trust; it keeps any game from steering the page around it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-forms'

export type GameFrameProps = {
  readonly title: string
  readonly url: string
  readonly onMessage: (message: FrameMessage) => void
}

/** A game in its frame. It runs apart from the page: what it may ask for is what `FrameMessage` lists. */
export function GameFrame({ title, url, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Only at the opening: a new address would load the game anew, and it follows later changes by itself.
  const [address] = useState(() => dressFrame(url, readTheme()))

  useEffect(() => {
    const { origin } = new URL(url, location.origin)
    function hear(event: MessageEvent<unknown>): void {
      const message = readFrame(event, { origin, source: frame.current?.contentWindow ?? null })
      if (message !== undefined) onMessage(message)
    }
    globalThis.addEventListener('message', hear)
    return () => globalThis.removeEventListener('message', hear)
  }, [url, onMessage])

  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      sandbox={SANDBOX}
      allow="autoplay; fullscreen"
      className="absolute inset-0 size-full border-0"
    />
  )
}
