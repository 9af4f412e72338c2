import { ChevronLeft, ChevronRight, Pause, Play, type LucideIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { useCarousel, type CarouselState } from './useCarousel.ts'

export type CarouselWords = {
  /** The names of a carousel and of one slide, for screen readers. */
  readonly kind: string
  readonly slideKind: string
  readonly slide: (number: number, count: number) => string
  readonly show: (number: number) => string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly resume: string
}

export type CarouselProps = {
  /** What the slides are about. */
  readonly label: string
  readonly words: CarouselWords
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[]
}

type ControlProps = {
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
  readonly isWideOnly?: boolean
}

function Control({ icon: Icon, label, onPress, isWideOnly = false }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classes(
        'text-paper hover:bg-paper/20 size-8 place-items-center rounded-full transition-colors',
        isWideOnly ? 'hidden desktop:grid' : 'grid',
      )}
    >
      <Icon aria-hidden className="size-icon-small rtl:-scale-x-100" />
    </button>
  )
}

type ControlsProps = { readonly words: CarouselWords; readonly count: number; readonly state: CarouselState }

function Controls({ words, count, state: { at, isStopped, setStopped, step, show } }: ControlsProps) {
  return (
    <div className="bg-ink/70 z-raised absolute end-3 bottom-3 flex items-center rounded-full px-1 desktop:end-5 desktop:bottom-5">
      <Control
        icon={isStopped ? Play : Pause}
        label={isStopped ? words.resume : words.pause}
        onPress={() => setStopped(!isStopped)}
      />
      <Control isWideOnly icon={ChevronLeft} label={words.previous} onPress={() => step(-1)} />
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          aria-label={words.show(slide + 1)}
          aria-current={slide === at}
          onClick={() => show(slide)}
          className="group/dot grid h-8 min-w-6 place-items-center"
        >
          <span
            className={classes(
              'duration-slow h-2 rounded-full transition-all',
              slide === at ? 'bg-accent w-5' : 'bg-paper/60 group-hover/dot:bg-paper w-2',
            )}
          />
        </button>
      ))}
      <Control isWideOnly icon={ChevronRight} label={words.next} onPress={() => step(1)} />
    </div>
  )
}

/**
 * Slides that advance by themselves, but never under a pointer, a finger or keyboard focus, nor in a hidden page, nor
 * with reduced motion, and they can be stopped. It is a scroll-snap track: it can be swiped before any script has run,
 * and the first slide is visible without one.
 */
export function Carousel({ label, words, slides }: CarouselProps) {
  const state = useCarousel(slides.length)
  const { frame, track, at, isMoving } = state
  // Until scripts run every slide can be focused; then hidden slides are removed from the tab order.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const isRow = slides.length > 1
  const [first] = slides
  return (
    <section ref={frame} aria-roledescription={words.kind} aria-label={label} className="relative">
      {isRow && <Controls words={words} count={slides.length} state={state} />}
      <div
        ref={track}
        aria-live={isMoving ? 'off' : 'polite'}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-xl data-gliding:snap-none"
      >
        {slides.map(({ id, content }, slide) => (
          <div
            key={id}
            role="group"
            aria-roledescription={words.slideKind}
            aria-label={words.slide(slide + 1, slides.length)}
            inert={isAlive && slide !== at}
            className="w-full shrink-0 snap-start"
          >
            {content}
          </div>
        ))}
        {isAlive && isRow && (
          <div aria-hidden inert className="w-full shrink-0 snap-start">
            {first?.content}
          </div>
        )}
      </div>
    </section>
  )
}
