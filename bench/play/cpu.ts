import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts CPU time in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100

type Usage = { readonly parent: number; readonly seconds: number }

function usageOf(pid: number): Usage | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND }
  } catch {
    return undefined
  }
}

/** Seconds of CPU time a process has used. */
export function cpuSeconds(pid: number): number {
  return usageOf(pid)?.seconds ?? 0
}

/** The same for PostgreSQL and all its processes, found by its data folder. */
export function postgresCpuSeconds(dataDir: string): number {
  const leader = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const usages = pids.map((pid) => ({ pid: Number(pid), usage: usageOf(Number(pid)) }))
  return usages
    .filter(({ pid, usage }) => pid === leader || usage?.parent === leader)
    .reduce((sum, { usage }) => sum + (usage?.seconds ?? 0), 0)
}
