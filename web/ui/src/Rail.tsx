import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from './IconButton.tsx'

/** The share of the visible part by which a button moves the row: what was at the edge stays visible. */
const STEP_SHARE = 0.8

type Ends = { readonly isLonger: boolean; readonly isAtStart: boolean; readonly isAtEnd: boolean }

/** Scroll positions are fractions on some screens. */
const NEARLY_PX = 2

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  // Negative in languages that are written from right to left.
  const from = Math.abs(scrollLeft)
  return {
    isLonger: scrollWidth > clientWidth + NEARLY_PX,
    isAtStart: from < NEARLY_PX,
    isAtEnd: from > scrollWidth - clientWidth - NEARLY_PX,
  }
}

export type RailProps = {
  readonly row: RefObject<HTMLDivElement | null>
  readonly previous: string
  readonly next: string
  readonly children: ReactNode
}

/** One row that scrolls sideways: by touch, by wheel or by keyboard, and on a desktop by two buttons. */
export function Rail({ row, previous, next, children }: RailProps) {
  const [ends, setEnds] = useState<Ends>({ isLonger: false, isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const update = (): void => setEnds(endsOf(element))
    const observer = new ResizeObserver(update)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [row])
  const move = (by: 1 | -1): void => {
    const element = row.current
    if (element === null) return
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: by * forward * element.clientWidth * STEP_SHARE, behavior: 'smooth' })
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div ref={row} className="scroll-row min-w-0 grow py-half">
        {children}
      </div>
      {ends.isLonger && (
        <div className="hidden shrink-0 rtl:-scale-x-100 desktop:flex">
          <IconButton
            size="small"
            icon={ChevronLeft}
            label={previous}
            disabled={ends.isAtStart}
            onClick={() => move(-1)}
          />
          <IconButton size="small" icon={ChevronRight} label={next} disabled={ends.isAtEnd} onClick={() => move(1)} />
        </div>
      )}
    </div>
  )
}
