import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { roundMs } from './marquee.ts'
import { useStill } from './useAttention.ts'

export type MarqueeProps = {
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[]
  readonly pause: string
  readonly resume: string
}

function Line({ items }: Pick<MarqueeProps, 'items'>) {
  return items.map(({ id, content }) => (
    <li key={id} className="shrink-0 whitespace-nowrap">
      {content}
    </li>
  ))
}

const LINE = 'flex shrink-0 items-center gap-8 pe-8'

/**
 * A line that runs when it is longer than its place. It waits under a pointer and under the keyboard, can be stopped, and
 * for who asked for stillness it stands and can be swiped.
 */
export function Marquee({ items, pause, resume }: MarqueeProps) {
  const frame = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLUListElement>(null)
  const [isLong, setLong] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const isStill = useStill()
  const isRunning = isLong && !isStill

  useEffect(() => {
    const [outer, inner] = [frame.current, line.current]
    if (outer === null || inner === null) return undefined
    const observer = new ResizeObserver(() => {
      const ms = roundMs(inner.offsetWidth, outer.clientWidth)
      outer.style.setProperty('--marquee-round', `${ms}ms`)
      setLong(ms > 0)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <div ref={frame} className="scrollbar-none min-w-0 flex-1 overflow-x-auto">
        <div data-running={isRunning && !isStopped ? '' : undefined} className="marquee flex w-max">
          <ul ref={line} className={LINE}>
            <Line items={items} />
          </ul>
          {isRunning && (
            <ul aria-hidden inert className={LINE}>
              <Line items={items} />
            </ul>
          )}
        </div>
      </div>
      {isRunning && (
        <IconButton
          size="small"
          icon={isStopped ? Play : Pause}
          label={isStopped ? resume : pause}
          onClick={() => setStopped(!isStopped)}
        />
      )}
    </div>
  )
}
