/** Does all of it: what fails must not keep the others waiting. Fails at the end if any has, so that it is heard of. */
export async function doEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${items.length} failed`)
}
