import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { classes } from '@ronda/ui'
import { afterFailure, coverAddress, type CoverState } from './cover.ts'
import { cardClass, tileColour } from './tileColour.ts'

export type CoverProps = {
  readonly nodeId: number
  readonly iconUrl: string
  /** `first`: among the first things seen, before anything else. `soon`: on the first screen. `late`: when scrolled to. */
  readonly haste?: 'first' | 'soon' | 'late'
  /** Whether it is near enough to be drawn. */
  readonly isNear?: boolean
}

/** Most pictures are there sooner. One that keeps the reader waiting says so; a wall that is scrolled through stays calm. */
const PATIENCE_MS = 400

/** That a picture is on its way, once it has been for a while. */
function Waiting() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <span aria-hidden className="bg-surface-3/40 animate-breathe absolute inset-0" />
}

type PictureProps = Pick<CoverProps, 'haste'> & {
  readonly address: string
  readonly setState: Dispatch<SetStateAction<CoverState>>
}

/**
 * A picture that was scrolled to is shown once it has been unpacked. Many come at the same moment after a pause of the
 * network, and a screen that had to unpack them all for its next frame would stand still.
 */
function Picture({ address, haste, setState }: PictureProps) {
  const [isThere, setThere] = useState(false)
  const show = useCallback((image: HTMLImageElement): void => {
    // One that cannot be unpacked has failed, which it tells by itself.
    const unpacked = image.decode().catch(() => undefined)
    void unpacked.then(() => setThere(true))
  }, [])
  // A picture drawn by the server may have come, or failed, before anybody listened.
  const meet = useCallback(
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
        ref={meet}
        src={address}
        alt=""
        width={300}
        height={400}
        decoding="async"
        // What is not among the first things seen must not hold them up.
        loading={haste === 'first' ? 'eager' : 'lazy'}
        fetchPriority={haste === 'first' ? 'high' : undefined}
        onLoad={(event) => show(event.currentTarget)}
        onError={() => setState(afterFailure)}
        className={classes('absolute inset-0 size-full object-cover', haste === 'late' && !isThere && 'invisible')}
      />
    </>
  )
}

/** A game's picture on a card of its own colour, which is all there is to see until the picture comes. */
export function Cover({ nodeId, iconUrl, haste = 'late', isNear = true }: CoverProps) {
  const [state, setState] = useState<CoverState>('first')
  return (
    <span className={classes('aspect-cover relative block', cardClass[tileColour(nodeId)])}>
      {isNear && <Picture address={coverAddress(iconUrl, state)} haste={haste} setState={setState} />}
    </span>
  )
}
