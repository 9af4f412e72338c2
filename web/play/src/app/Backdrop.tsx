import type { SlotSkin } from '@ronda/contract'
import { useEffect, type CSSProperties } from 'react'

/** Where the game plays, in planes that drift against each other. The browser's compositor moves them, not our loop. */
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
          {/* The reels come first: a phone has better use for its line until they stand. */}
          <img src={wide} alt="" draggable={false} fetchPriority="low" />
        </picture>
      ))}
      <div className="backdrop-shade" />
      <div className={isFree ? 'backdrop-free is-lit' : 'backdrop-free'} />
    </div>
  )
}
