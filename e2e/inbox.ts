import { calls } from '@ronda/contract'

type Reply = { readonly value: { readonly messages: readonly { readonly text: string }[] } }

const POLL_MS = 100
/** Two minutes, because the machine may be slow. */
const POLLS_MAX = 1_200

/** Messages that the sandbox delivered to a number or an address, newest first. */
async function messagesTo(origin: string, to: string): Promise<Reply['value']['messages']> {
  const response = await fetch(`${origin}${calls.verificationSandbox.messages.path}?${new URLSearchParams({ to })}`)
  return ((await response.json()) as Reply).value.messages
}

/** The count of messages so far, to be passed to `nextMessage`. */
export async function countMessages(origin: string, to: string): Promise<number> {
  return (await messagesTo(origin, to)).length
}

/** Waits until there are more messages than `before` and returns the newest. */
export async function nextMessage(origin: string, to: string, before: number): Promise<string> {
  for (let polls = 0; polls < POLLS_MAX; polls++) {
    const messages = await messagesTo(origin, to)
    const [newest] = messages
    if (newest !== undefined && messages.length > before) return newest.text
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`no message arrived for ${to}`)
}

/** The code in a message: the only long number in it. */
export function codeIn(text: string): string {
  const [code] = /\b\d{4,8}\b/.exec(text) ?? []
  if (code === undefined) throw new Error(`no code in: ${text}`)
  return code
}

/** The first link in a mail. */
export function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (link === undefined) throw new Error(`no link in: ${text}`)
  return link
}
