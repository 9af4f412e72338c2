import type { ReactNode } from 'react'

/** The background of the stage while no game is shown, with its content in the middle. */
export function Backdrop({ children }: { readonly children: ReactNode }) {
  return <div className="bg-page lamplit absolute inset-0 grid place-items-center overflow-y-auto">{children}</div>
}
