import { classes } from '@ronda/ui'
import { initials } from './initials.ts'

export function Avatar({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) {
  return (
    <span
      aria-hidden
      className={classes(
        'bg-accent-soft text-accent-text grid shrink-0 place-items-center rounded-full font-bold',
        isLarge ? 'size-16 text-xl' : 'size-control-small text-sm',
      )}
    >
      {initials(name)}
    </span>
  )
}
