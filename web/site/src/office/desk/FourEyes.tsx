import { Eye } from 'lucide-react'
import { fillText } from '@ronda/core'
import { Badge } from './Badge.tsx'
import { useDesk } from './DeskContext.ts'

/** Who began, and who else has looked; the second pair of eyes is never the first. */
export function FourEyes({ first, second }: { readonly first: string; readonly second: string | null }) {
  const t = useDesk().texts.fourEyes
  return (
    <Badge look={second === null ? 'waiting' : 'good'}>
      <Eye aria-hidden className="size-icon-small" />
      {second === null ? fillText(t.one, { first }) : fillText(t.two, { first, second })}
    </Badge>
  )
}
