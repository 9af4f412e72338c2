import type { SlotSkin } from '@ronda/contract'
import { useEffect, type CSSProperties } from 'react'

/**
 * The background of the game, in layers that move against each other. The browser's compositor moves them, not our
 * frame loop.
 */
export function Backdrop({ skin, isFree }: { readonly skin: SlotSkin; readonly isFree: boolean }) {
  useEffect(() => {
    const { ink, light, gold, ember } = skin.palette
    const { style } = document.documentElement
    for (const [name, shown] of Object.entries({ ink, light, gold, ember })) style.setProperty(`--scene-${name}`, shown)
  }, [skin])

  return (
    <div className="backdrop" aria-hidden="true">
      {skin.scene.map(({ depth, tall, wide }) => (
        <picture key={wide} className="backdrop-layer" style={{ '--depth': depth } as CSSProperties}>
          <source media="(orientation: portrait)" srcSet={tall} />
          {/* Low priority: on a phone the pictures of the reels need the connection first. */}
          <img src={wide} alt="" draggable={false} fetchPriority="low" />
        </picture>
      ))}
      <div className="backdrop-shade" />
      <div className={isFree ? 'backdrop-free is-lit' : 'backdrop-free'} />
    </div>
  )
}
