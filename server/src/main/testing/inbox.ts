import { present } from '@ronda/core'
import type { House } from '../house.ts'

/** What was delivered to one number or address, newest first, once all that was promised is on its way. */
export async function inbox(house: House, to: string): Promise<readonly string[]> {
  await house.rooms.later.settle()
  const { messages } = await present(house.post.sandbox, 'a sandbox').list(to)
  return messages.map(({ text }) => text)
}

/** The digits of the newest code sent there. */
export async function codeSentTo(house: House, to: string): Promise<string> {
  const [text = ''] = await inbox(house, to)
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'none'
}
