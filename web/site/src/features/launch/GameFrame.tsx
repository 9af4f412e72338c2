import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FrameMessage, PageMessage } from '@ronda/contract'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { readTheme } from '@ronda/base/theme/theme.ts'
import { addTheme, earlyAddress, readFrame, tokenOf } from './frame.ts'

/**
 * The sandbox permissions of a game. It keeps its origin, because our own games call our server from it and a vendor's
 * game its vendor's. So the sandbox does not isolate our own code, which is trusted; it keeps any game from navigating
 * the page around it. Downloads are allowed, because a ticket's receipt is saved from there.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-forms allow-downloads'

export type GameFrameProps = {
  readonly title: string
  /** Undefined until the server has created the game session; the frame of our own games loads meanwhile. */
  readonly url: string | undefined
  readonly onMessage: (message: FrameMessage) => void
}

/** A game in its frame. It is isolated from the page: it may send only the messages that `FrameMessage` lists. */
export function GameFrame({ title, url, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { language } = useLanguage()
  // Only at the opening: a new address would reload the game, and it follows later theme changes by itself.
  const [early] = useState(() => earlyAddress(language, readTheme()))
  // How often the frame has reported that it waits: the token is sent each time, in case the last message was lost.
  const [waits, setWaits] = useState(0)
  const token = url === undefined ? undefined : tokenOf(url)
  const address = url === undefined || token !== undefined ? early : addTheme(url, readTheme())

  // Set before the frame can send anything: a message without a listener is lost.
  useLayoutEffect(() => {
    const { origin } = new URL(address, location.origin)
    function receive(event: MessageEvent<unknown>): void {
      const message = readFrame(event, { origin, source: frame.current?.contentWindow ?? null })
      if (message?.type === 'ronda.waiting') setWaits((before) => before + 1)
      else if (message !== undefined) onMessage(message)
    }
    globalThis.addEventListener('message', receive)
    return () => globalThis.removeEventListener('message', receive)
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
