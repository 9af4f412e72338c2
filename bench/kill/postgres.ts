import { readdirSync, readFileSync } from 'node:fs'

function parentOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Kills a server with all its processes at once: none of them can still write what the others did not. */
export async function killFamily(leader: number): Promise<void> {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const family = [leader, ...all.filter((pid) => parentOf(pid) === leader)]
  for (const pid of family) send(pid, 'SIGKILL')
  while (family.some((pid) => send(pid, 0))) await new Promise((resolve) => setTimeout(resolve, 10))
}
