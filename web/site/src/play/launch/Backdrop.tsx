import type { ReactNode } from 'react'

/** The stage while no game plays on it: the lamps are on, and something to read stands in the middle. */
export function Backdrop({ children }: { readonly children: ReactNode }) {
  return <div className="bg-page lamplit absolute inset-0 grid place-items-center overflow-y-auto">{children}</div>
}
