import { Link } from '@tanstack/react-router'
import { classes } from '@ronda/ui'
import { useBrandName } from '../brand/brandName.queries.ts'
import { BrandMark } from './BrandMark.tsx'

export type BrandProps = {
  /** On a phone with a balance shown, there is space for the logo only. */
  readonly isCrowded?: boolean
  /** In the side menu, which can be narrow. */
  readonly isSide?: boolean
}

export function Brand({ isCrowded = false, isSide = false }: BrandProps) {
  const name = useBrandName()
  return (
    <Link to="/" className="flex min-h-control items-center gap-2 rounded-sm">
      <BrandMark className="size-icon-large shrink-0" />
      <span
        className={classes(
          'font-display text-xl font-bold tracking-tight',
          isCrowded ? 'max-tablet:spoken' : 'max-narrow:spoken',
          isSide && 'slim:spoken',
        )}
      >
        {name}
      </span>
    </Link>
  )
}
