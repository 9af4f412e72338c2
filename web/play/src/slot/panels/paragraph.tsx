import type { ReactNode } from 'react'

/** A rule of the game, under its own heading. */
export const paragraph = (title: string, text: string): ReactNode => (
  <section>
    <h3>{title}</h3>
    <p>{text}</p>
  </section>
)
