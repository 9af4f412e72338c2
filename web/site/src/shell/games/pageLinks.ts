/** The pages that a row of page numbers shows; 0 stands for a gap. */
export function pageLinks(from: number, to: number, total: number): readonly number[] {
  const wanted = [1, from - 1, from, to, to + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b)
  return pages.flatMap((page, at) => {
    const gap = page - (pages[at - 1] ?? page - 1)
    // A gap of one page shows that page: dots would take as much space.
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [0, page] : [page]
  })
}
