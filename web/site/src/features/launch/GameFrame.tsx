import { useContext, useEffect, useLayoutEffect, useCallback, useRef, useState, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { FrameMessage, SentPageMessage } from '@ronda/contract'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { memberQuery } from '@ronda/base/member/session.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { readTheme } from '@ronda/base/theme/theme.ts'
import { addTheme, earlyAddress, readFrame, tokenOf } from './frame.ts'
import { GameEnvelopeContext } from './gameEnvelope.ts'

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

/** Sends a message to a game of ours; a game of another origin does not receive it. */
function postToGame(frame: HTMLIFrameElement | null, message: SentPageMessage): void {
  frame?.contentWindow?.postMessage(message, location.origin)
}

/** Keeps the balance in the game equal to that in the header, also when it changes in another window. */
function useBalancePosts(frame: RefObject<HTMLIFrameElement | null>, readies: number, isOurs: boolean): void {
  const { data: member } = useQuery(memberQuery)
  const { data: balance } = useQuery({ ...balanceQuery, enabled: isOurs && member !== null && member !== undefined })
  useEffect(() => {
    if (readies === 0 || !isOurs || balance === undefined) return
    const [cash, held] = [String(balance.cash), String(balance.held)]
    postToGame(frame.current, { type: 'ronda.balance', balance: { ...balance, cash, held } })
  }, [frame, readies, isOurs, balance])
}

/** Shows the open envelope in the chat of a table; its player takes a share there. */
function useEnvelopePosts(
  frame: RefObject<HTMLIFrameElement | null>,
  readies: number,
  isOurs: boolean,
): (id: string) => void {
  const offer = useContext(GameEnvelopeContext)
  const shown = offer?.shown ?? null
  useEffect(() => {
    if (readies > 0 && isOurs) postToGame(frame.current, { type: 'ronda.envelope', envelope: shown })
  }, [frame, readies, isOurs, shown])
  const latest = useRef(offer)
  useLayoutEffect(() => {
    latest.current = offer
  }, [offer])
  return useCallback((id) => {
    if (latest.current?.shown.id === id) latest.current.take()
  }, [])
}

/** A game in its frame. It is isolated from the page: it may send only the messages that `FrameMessage` lists. */
export function GameFrame({ title, url, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { language } = useLanguage()
  // Only at the opening: a new address would reload the game, and it follows later theme changes by itself.
  const [early] = useState(() => earlyAddress(language, readTheme()))
  // How often the frame has reported that it waits: the token is sent each time, in case the last message was lost.
  const [waits, setWaits] = useState(0)
  // How often it has reported that it is open: it is sent the balance then.
  const [readies, setReadies] = useState(0)
  const token = url === undefined ? undefined : tokenOf(url)
  const address = url === undefined || token !== undefined ? early : addTheme(url, readTheme())

  const takeEnvelope = useEnvelopePosts(frame, readies, token !== undefined)

  // Set before the frame can send anything: a message without a listener is lost.
  useLayoutEffect(() => {
    const { origin } = new URL(address, location.origin)
    function receive(event: MessageEvent<unknown>): void {
      const message = readFrame(event, { origin, source: frame.current?.contentWindow ?? null })
      if (message?.type === 'ronda.waiting') setWaits((before) => before + 1)
      else if (message?.type === 'ronda.take_envelope') takeEnvelope(message.id)
      else if (message !== undefined) onMessage(message)
      if (message?.type === 'ronda.ready') setReadies((before) => before + 1)
    }
    globalThis.addEventListener('message', receive)
    return () => globalThis.removeEventListener('message', receive)
  }, [address, onMessage, takeEnvelope])

  useEffect(() => {
    if (waits === 0 || token === undefined) return
    postToGame(frame.current, { type: 'ronda.enter', token })
  }, [waits, token])

  useBalancePosts(frame, readies, token !== undefined)

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
