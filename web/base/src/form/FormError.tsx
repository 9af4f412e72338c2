import type { ReactNode } from 'react'

/** The error of the form as a whole, above its button, and perhaps a link to the next step. */
export function FormError({ text, children }: { readonly text: string | undefined; readonly children?: ReactNode }) {
  if (text === undefined) return null
  return (
    <div role="alert" className="bg-loss-soft text-text grid gap-1 rounded-md px-4 py-3 text-sm">
      <p>{text}</p>
      {children !== undefined && children !== false && <p className="text-text-soft">{children}</p>}
    </div>
  )
}
