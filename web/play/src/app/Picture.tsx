import { useMemo } from 'react'

/** A drawing of ours as an image: it has no words of its own, so those who listen hear the text beside it. */
export function Picture({ svg, className }: { readonly svg: string; readonly className?: string }) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg])
  return <img src={source} alt="" className={className} draggable={false} />
}
