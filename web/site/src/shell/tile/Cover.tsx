import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { classes } from '@ronda/ui'
import { afterFailure, coverAddress, type CoverState } from './cover.ts'
import { cardClass, tileColour } from './tileColour.ts'

export type CoverProps = {
  readonly nodeId: number
  readonly iconUrl: string
  /** `first`: fetched before anything else. `soon`: on the first screen. `late`: when scrolled to. */
  readonly priority?: 'first' | 'soon' | 'late'
  /** Whether it is near enough to the viewport to be rendered. */
  readonly isNear?: boolean
}

/**
 * Most pictures load faster than this. A placeholder that appeared at once would flicker while the grid is scrolled.
 */
const PLACEHOLDER_DELAY_MS = 400

/** A placeholder that appears once a picture has been loading for a while. */
function Waiting() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PLACEHOLDER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <span aria-hidden className="bg-surface-3/40 animate-breathe absolute inset-0" />
}

type PictureProps = Pick<CoverProps, 'priority'> & {
  readonly address: string
  readonly setState: Dispatch<SetStateAction<CoverState>>
}

/**
 * A picture that was scrolled to is shown once it has been decoded. After a network stall many arrive at once, and
 * decoding them all within one frame would freeze the page.
 */
function Picture({ address, priority, setState }: PictureProps) {
  const [isThere, setThere] = useState(false)
  const show = useCallback((image: HTMLImageElement): void => {
    // A picture that cannot be decoded also fires an error event.
    const unpacked = image.decode().catch(() => undefined)
    void unpacked.then(() => setThere(true))
  }, [])
  // A server-rendered picture may have loaded or failed before hydration.
  const checkLoaded = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete !== true || image.currentSrc === '') return
      if (image.naturalWidth > 0) show(image)
      else setState((now) => (now === 'first' ? afterFailure(now) : now))
    },
    [setState, show],
  )
  return (
    <>
      {!isThere && <Waiting />}
      <img
        ref={checkLoaded}
        src={address}
        alt=""
        width={300}
        height={400}
        decoding="async"
        // Other pictures must not delay those of the first row.
        loading={priority === 'first' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        onLoad={(event) => show(event.currentTarget)}
        onError={() => setState(afterFailure)}
        className={classes('absolute inset-0 size-full object-cover', priority === 'late' && !isThere && 'invisible')}
      />
    </>
  )
}

/** A game's picture on a card with its own colour, which is shown until the picture has loaded. */
export function Cover({ nodeId, iconUrl, priority = 'late', isNear = true }: CoverProps) {
  const [state, setState] = useState<CoverState>('first')
  return (
    <span className={classes('aspect-cover relative block', cardClass[tileColour(nodeId)])}>
      {isNear && <Picture address={coverAddress(iconUrl, state)} priority={priority} setState={setState} />}
    </span>
  )
}
