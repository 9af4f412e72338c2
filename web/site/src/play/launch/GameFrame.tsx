import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FrameMessage, PageMessage } from '@ronda/contract'
import { useLanguage } from '../../language/useLanguage.ts'
import { readTheme } from '../../theme/theme.ts'
import { dressFrame, earlyAddress, readFrame, tokenOf } from './frame.ts'

/**
 * What a game may do. It keeps its origin: our own games call our server from it, a vendor's its vendor's. So this does
 * not hold our own code, which is ours to trust; it keeps any game from steering the page around it. Files may leave it:
 * a ticket's receipt is saved from there.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-forms allow-downloads'

export type GameFrameProps = {
  readonly title: string
  /** Unknown until the house has let the player in; the frame of our own games comes meanwhile. */
  readonly url: string | undefined
  readonly onMessage: (message: FrameMessage) => void
}

/** A game in its frame. It runs apart from the page: what it may ask for is what `FrameMessage` lists. */
export function GameFrame({ title, url, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { language } = useLanguage()
  // Only at the opening: a new address would load the game anew, and it follows later changes by itself.
  const [early] = useState(() => earlyAddress(language, readTheme()))
  // How often the frame has said that it waits: each time it is told, should the last time have been lost.
  const [waits, setWaits] = useState(0)
  const token = url === undefined ? undefined : tokenOf(url)
  const address = url === undefined || token !== undefined ? early : dressFrame(url, readTheme())

  // Before the frame can say anything: what it says before somebody listens is lost.
  useLayoutEffect(() => {
    const { origin } = new URL(address, location.origin)
    function hear(event: MessageEvent<unknown>): void {
      const message = readFrame(event, { origin, source: frame.current?.contentWindow ?? null })
      if (message?.type === 'ronda.waiting') setWaits((before) => before + 1)
      else if (message !== undefined) onMessage(message)
    }
    globalThis.addEventListener('message', hear)
    return () => globalThis.removeEventListener('message', hear)
  }, [address, onMessage])

  useEffect(() => {
    if (waits === 0 || token === undefined) return
    const message: PageMessage = { type: 'ronda.enter', token }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [waits, token])

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
