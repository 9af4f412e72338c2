import { Eye } from 'lucide-react'
import { fillText } from '@ronda/core'
import { Badge } from './Badge.tsx'
import { useDesk } from './DeskContext.ts'

/** Who started the case and who approved it; the two are never the same person. */
export function FourEyes({ first, second }: { readonly first: string; readonly second: string | null }) {
  const t = useDesk().texts.fourEyes
  return (
    <Badge tone={second === null ? 'waiting' : 'good'}>
      <Eye aria-hidden className="size-icon-small" />
      {second === null ? fillText(t.one, { first }) : fillText(t.two, { first, second })}
    </Badge>
  )
}
