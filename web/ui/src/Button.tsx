import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover shadow-accent',
  quiet: 'bg-surface-2 text-text border-line hover:bg-surface-3',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-control-small px-4 text-sm',
  medium: 'min-h-control px-5 text-md',
  large: 'min-h-control-large px-8 text-lg',
}

/** The classes of a button, for links, which must stay links. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-full border border-transparent font-medium whitespace-nowrap',
    'transition duration-quick select-none active:scale-97 disabled:opacity-50 aria-disabled:opacity-50',
    variantClasses[variant],
    sizes[size],
  )
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Stays focusable and keeps its width, but does not respond. */
  readonly isBusy?: boolean
  readonly isWide?: boolean
}

export function Button({ variant, size, isBusy = false, isWide = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(variant, size), isWide && 'w-full')}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-icon animate-turn" />}
      {children}
    </button>
  )
}
