/** A country's flag. The name is beside it, so it needs no text of its own. */
export function Flag({ countryCode }: { readonly countryCode: string }) {
  return (
    <img
      src={`/art/flag/${countryCode}.png`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className="border-line h-icon-small w-auto shrink-0 rounded-xs border"
    />
  )
}
