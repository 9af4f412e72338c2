import { calls } from '@ronda/contract'

type Reply = { readonly value: { readonly messages: readonly { readonly text: string }[] } }

const LOOK_MS = 100
/** Two minutes: a slow machine is not a fault of the house. */
const LOOKS_MAX = 1_200

/** What the sandbox has delivered to a number or an address, newest first. */
async function messagesTo(origin: string, to: string): Promise<Reply['value']['messages']> {
  const response = await fetch(`${origin}${calls.sandbox.messages.path}?${new URLSearchParams({ to })}`)
  return ((await response.json()) as Reply).value.messages
}

/** How many messages had come before something was asked for. */
export async function countMessages(origin: string, to: string): Promise<number> {
  return (await messagesTo(origin, to)).length
}

/** Waits for one message more than there were, as a person looks at the phone until it buzzes. */
export async function nextMessage(origin: string, to: string, before: number): Promise<string> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    const messages = await messagesTo(origin, to)
    const [newest] = messages
    if (newest !== undefined && messages.length > before) return newest.text
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`no message came to ${to}`)
}

/** The code in a message: the only long number in it. */
export function codeIn(text: string): string {
  const [code] = /\b\d{4,8}\b/.exec(text) ?? []
  if (code === undefined) throw new Error(`no code in: ${text}`)
  return code
}

/** The first address of the house in a mail. */
export function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (link === undefined) throw new Error(`no link in: ${text}`)
  return link
}
