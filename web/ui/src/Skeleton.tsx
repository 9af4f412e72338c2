import { classes } from './classes.ts'

/** The placeholder of content that loads. Screen readers ignore it: the parent must mark its own region as busy. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden className={classes('bg-surface-2 animate-breathe block rounded-md', className)} />
}
