/** How many of these came after the one that was read last. Their numbers count up. */
export const countUnread = (ids: readonly number[], lastRead: number): number =>
  ids.filter((id) => id > lastRead).length

/** What is stored on the device; anything else counts as nothing read. */
export function parseLastRead(text: string | null): number {
  const last = Number(text)
  return Number.isSafeInteger(last) && last > 0 ? last : 0
}
