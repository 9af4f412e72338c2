import { classes } from './classes.ts'

/** The shape of what is coming. It says nothing to a screen reader: whoever shows it marks its own region busy. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden className={classes('bg-surface-2 animate-breathe block rounded-md', className)} />
}
