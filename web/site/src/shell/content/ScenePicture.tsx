import type { Scene } from './scene.ts'

/** A picture at the top of a card, from edge to edge. It decorates: the card's title says what it is about. */
export function ScenePicture({ scene }: { readonly scene: Scene }) {
  return (
    <img
      src={`/art/submenu/${scene}.webp`}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      className="aspect-scene bg-surface-3 h-auto w-full object-cover"
    />
  )
}
