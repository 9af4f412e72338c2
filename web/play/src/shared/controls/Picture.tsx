/**
 * A drawing of ours as an image. It has no alternative text, because the text beside it names it for screen readers.
 */
export function Picture({ source, className }: { readonly source: string; readonly className?: string }) {
  return <img src={source} alt="" className={className} draggable={false} />
}
