import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The number of cores of the smallest machine that runs this. */
const WORKERS = 2

/** Runs a file in one process per core, each with its part number; returns whether all succeeded. */
export async function inParts<Message>(
  file: string,
  words: readonly string[],
  onMessage: (message: Message) => void,
): Promise<boolean> {
  const codes = await Promise.all(
    Array.from({ length: WORKERS }, async (_, part) => {
      const child = fork(fileURLToPath(file), [String(part), String(WORKERS), ...words])
      child.on('message', (message) => onMessage(message as Message))
      // A process may exit before its last message is received; none comes after the disconnect.
      const [[code]] = await Promise.all([once(child, 'exit') as Promise<[number | null]>, once(child, 'disconnect')])
      return code
    }),
  )
  return codes.every((code) => code === 0)
}

export const print = (text: string): boolean => process.stdout.write(`${text}\n`)

export const secondsSince = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1)
