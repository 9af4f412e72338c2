import { classes } from '@ronda/ui'
import { initials } from './initials.ts'

/** The letters are drawn, not written: a picture for the eye, so that the button's own words are its only name. */
export function Avatar({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) {
  return (
    <span
      aria-hidden
      data-initials={initials(name)}
      className={classes(
        'before:content-[attr(data-initials)]',
        'bg-accent-soft text-accent-text grid shrink-0 place-items-center rounded-full font-bold',
        isLarge ? 'size-16 text-xl' : 'size-control-small text-sm',
      )}
    />
  )
}
