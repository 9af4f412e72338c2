import { TriangleAlert } from 'lucide-react'

/** Marks a message that was not delivered. */
export function Lost({ label }: { readonly label: string }) {
  return (
    <span className="bg-loss-soft text-loss inline-flex items-center gap-1 rounded-full px-2 text-sm font-medium">
      <TriangleAlert aria-hidden className="size-icon-small" />
      {label}
    </span>
  )
}
