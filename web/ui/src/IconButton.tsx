import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  readonly icon: LucideIcon
  /** What the button does, in words: shown on hover and read aloud. */
  readonly label: string
  readonly size?: 'small' | 'medium'
  readonly isTurning?: boolean
}

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
        size === 'small' ? 'size-control-small' : 'size-control',
      )}
    >
      <Icon aria-hidden className={classes('size-icon', isTurning && 'animate-turn')} />
    </button>
  )
}
