import { present } from '@ronda/core'
import type { House } from '../house.ts'

/** What was delivered to one number or address, newest first, once all that was promised is on its way. */
export async function inbox(house: House, to: string): Promise<readonly string[]> {
  await house.rooms.later.settle()
  const { messages } = await present(house.post.sandbox, 'a sandbox').list(to)
  return messages.map(({ text }) => text)
}

/** What a pattern finds in the newest message that has it: notes may arrive before or after it. */
export async function foundAt(house: House, to: string, pattern: RegExp): Promise<RegExpExecArray | undefined> {
  for (const text of await inbox(house, to)) {
    const found = pattern.exec(text)
    if (found) return found
  }
  return undefined
}

/** The digits of the newest code sent there. */
export async function codeSentTo(house: House, to: string): Promise<string> {
  return (await foundAt(house, to, /\b\d{6}\b/))?.[0] ?? 'none'
}
