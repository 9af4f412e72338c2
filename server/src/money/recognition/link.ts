/** An account with the marks by which its owner is recognised. */
export type Marked = { readonly account: string; readonly marks: ReadonlySet<string> }

const share = (one: Marked, other: Marked): boolean => [...one.marks].some((mark) => other.marks.has(mark))

/** Whether two accounts have a mark in common, or each has one in common with the same further account. */
export function areConnected(one: Marked, other: Marked, further: readonly Marked[]): boolean {
  const between = further.filter(({ account }) => account !== one.account && account !== other.account)
  return share(one, other) || between.some((third) => share(one, third) && share(third, other))
}
