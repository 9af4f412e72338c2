import { useMemo } from 'react'
import { qrOf } from './qr.ts'

/** Dark on light in both themes, because cameras expect that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrOf(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-menu max-w-full rounded-lg bg-paper text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
