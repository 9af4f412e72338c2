import { present } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'

/** What was delivered to one number or address, newest first, after all background tasks have finished. */
export async function inbox(server: Server, to: string): Promise<readonly string[]> {
  await server.background.settle()
  const { messages } = await present(server.post.sandbox, 'a sandbox').list(to)
  return messages.map(({ text }) => text)
}

/** The match of a pattern in the newest message that has one: other notices may arrive before or after it. */
export async function foundAt(server: Server, to: string, pattern: RegExp): Promise<RegExpExecArray | undefined> {
  for (const text of await inbox(server, to)) {
    const found = pattern.exec(text)
    if (found) return found
  }
  return undefined
}

/** The digits of the newest code sent there. */
export async function codeSentTo(server: Server, to: string): Promise<string> {
  return (await foundAt(server, to, /\b\d{6}\b/))?.[0] ?? 'none'
}
