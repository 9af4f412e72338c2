/** A drawing of ours as an image: it has no words of its own, so those who listen hear the text beside it. */
export function Picture({ source, className }: { readonly source: string; readonly className?: string }) {
  return <img src={source} alt="" className={className} draggable={false} />
}
