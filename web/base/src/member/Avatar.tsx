import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { classes } from '@ronda/ui'
import { iconQuery } from './icon.queries.ts'
import { initials } from './initials.ts'

/**
 * The member's picture. The initials while its address is unknown are not text, so that the button's label is its only
 * accessible name; a picture that fails to load is replaced by the default one.
 */
export function Avatar({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) {
  const { data: url } = useQuery(iconQuery)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const isBroken = url !== undefined && url === brokenUrl
  return (
    <span
      aria-hidden
      data-initials={initials(name)}
      className={classes(
        'bg-accent-soft text-accent-text grid shrink-0 place-items-center overflow-hidden rounded-full font-bold',
        url === undefined && 'before:content-[attr(data-initials)]',
        isLarge ? 'size-16 text-xl' : 'size-control-small text-sm',
      )}
    >
      {isBroken && <UserRound className={isLarge ? 'size-8' : 'size-icon'} />}
      {url !== undefined && !isBroken && (
        <img src={url} alt="" className="size-full object-cover" onError={() => setBrokenUrl(url)} />
      )}
    </span>
  )
}
