import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100

type Usage = { readonly pid: number; readonly parent: number; readonly own: number; readonly children: number }

function usageOf(pid: number): Usage | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const seconds = (from: number): number => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / TICKS_PER_SECOND
    return { pid, parent: fields[1] ?? 0, own: seconds(11), children: seconds(13) }
  } catch {
    return undefined
  }
}

/** Seconds of CPU time a process has used. */
export function cpuSeconds(pid: number): number {
  return usageOf(pid)?.own ?? 0
}

/** The same for a process and all processes it ever started, ended ones included. */
export function familyCpuSeconds(leader: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids
    .map((pid) => usageOf(Number(pid)))
    .filter((usage) => usage !== undefined)
    .reduce((sum, { pid, parent, own, children }) => {
      if (pid === leader) return sum + own + children
      return parent === leader ? sum + own : sum
    }, 0)
}

/** Seconds in which a CPU was busy, summed over all CPUs. */
export function machineCpuSeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line.split(/\s+/).slice(1).map(Number)
  return (user + nice + system + irq + softirq + steal) / TICKS_PER_SECOND
}

/** Nanoseconds that the main thread of a process has run on a processor; nothing once it is gone. */
function ranNanos(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0])
  } catch {
    return 0
  }
}

const childrenOf = (parent: number): readonly number[] =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number)

/** Milliseconds of CPU time of this process and of the processes that another one has started: fine enough for one call. */
export function fineCpuMs(leader: number): number {
  const nanos = [process.pid, ...childrenOf(leader)].reduce((sum, pid) => sum + ranNanos(pid), 0)
  return nanos / 1e6
}
