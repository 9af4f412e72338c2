/** Which payslips: as they were closed, or computed again with what came late. */
export type FileKind = 'closed' | 'corrected'

/** A line of agents in which something happened, nearest first. */
export type Line = { readonly id: number; readonly agents: readonly string[] }

/**
 * The agents whose payslips one payslip depends on: those below it in the period, also where they stood below somebody
 * else before or after a move.
 */
export function agentsBelow(agent: string, lines: readonly Line[]): ReadonlySet<string> {
  const found = new Set([agent])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { agents } of lines) {
      const highest = agents.findLastIndex((each) => found.has(each))
      for (const each of agents.slice(0, Math.max(0, highest))) found.add(each)
    }
  }
  return found
}
