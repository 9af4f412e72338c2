import type { SVGProps } from 'react'

// The two icons of every tile as plain SVG: a library component for each would be slow in a grid of thousands.

const DRAWN: SVGProps<SVGSVGElement> = {
  'aria-hidden': true,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

type TileIconProps = { readonly className: string }

export function HeartIcon({ className }: TileIconProps) {
  return (
    <svg {...DRAWN} className={className}>
      <path d="M12 20.5 4 12.3a5.2 5.2 0 0 1 0-7.3 5 5 0 0 1 7.1 0l.9.9.9-.9a5 5 0 0 1 7.1 0 5.2 5.2 0 0 1 0 7.3z" />
    </svg>
  )
}

export function DotsIcon({ className }: TileIconProps) {
  return (
    <svg {...DRAWN} strokeWidth={4} className={className}>
      <path d="M5 12h.01M12 12h.01M19 12h.01" />
    </svg>
  )
}
