import { classes } from '@ronda/ui'

type LaunchCoverProps = { readonly cover: string | undefined; readonly className: string }

/** The cover of a game before it opens; nothing while it is unknown. */
export function LaunchCover({ cover, className }: LaunchCoverProps) {
  if (cover === undefined) return null
  return (
    <img
      src={cover}
      alt=""
      width={300}
      height={400}
      className={classes('shadow-floating aspect-cover w-menu rounded-xl', className)}
    />
  )
}
