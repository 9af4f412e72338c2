import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** As many as there are cores on the least machine that proves. */
const WORKERS = 2

/** Runs a file in as many processes as there are cores, each told its part; returns whether all ended well. */
export async function inParts<Message>(
  file: string,
  words: readonly string[],
  onMessage: (message: Message) => void,
): Promise<boolean> {
  const codes = await Promise.all(
    Array.from({ length: WORKERS }, async (_, part) => {
      const child = fork(fileURLToPath(file), [String(part), String(WORKERS), ...words])
      child.on('message', (message) => onMessage(message as Message))
      // It may end before its last message is here; nothing comes after it has hung up.
      const [[code]] = await Promise.all([once(child, 'exit') as Promise<[number | null]>, once(child, 'disconnect')])
      return code
    }),
  )
  return codes.every((code) => code === 0)
}

export const say = (text: string): boolean => process.stdout.write(`${text}\n`)

export const secondsSince = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1)
