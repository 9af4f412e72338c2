import type { SocialProvider } from '@ronda/contract'

/** A provider's letter in a circle, which is nobody's trade mark. */
export function SocialMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <span
      aria-hidden
      data-letter={provider === 'google' ? 'G' : 'f'}
      className="border-line-strong grid size-icon shrink-0 place-items-center rounded-full border text-xs font-bold before:content-[attr(data-letter)]"
    />
  )
}
