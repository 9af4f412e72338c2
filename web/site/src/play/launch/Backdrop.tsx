import type { ReactNode } from 'react'

export function coverOf(game: string): string {
  return `/art/cover/${encodeURIComponent(game)}.svg`
}

/** The stage while no game plays on it: lit by the game's own cover, with something to read in the middle. */
export function Backdrop({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  return (
    <div className="absolute inset-0 isolate grid place-items-center overflow-hidden">
      <img
        aria-hidden
        alt=""
        src={coverOf(game)}
        className="blur-glow absolute inset-0 -z-1 size-full scale-125 object-cover opacity-40"
      />
      {children}
    </div>
  )
}
