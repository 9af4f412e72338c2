import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  readonly icon: LucideIcon
  /** What the button does: shown on hover and read by screen readers. */
  readonly label: string
  /** `tiny` only beside a larger control that does the same. */
  readonly size?: 'tiny' | 'small' | 'medium'
  readonly isTurning?: boolean
}

const sizes = { tiny: 'size-6', small: 'size-control-small', medium: 'size-control' } as const

export function IconButton({ icon: Icon, label, size = 'medium', isTurning = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        'text-text-soft hover:text-text hover:bg-surface-3 inline-flex shrink-0 items-center justify-center rounded-full',
        'duration-quick transition-colors active:scale-97 disabled:opacity-50',
        sizes[size],
      )}
    >
      <Icon
        aria-hidden
        className={classes(size === 'tiny' ? 'size-icon-small' : 'size-icon', isTurning && 'animate-turn')}
      />
    </button>
  )
}
