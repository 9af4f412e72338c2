/** The time between the server's answer and its decision is not measured to the millisecond. */
const AFTER_MS = 40

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Answer<Value extends { readonly kind: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false }

type Pending = { readonly kind: 'pending'; readonly decidesAtMs: number; readonly nowMs: number }

/** Asks again until it is decided. `onWait` is told when that is, by this device's clock. */
export async function untilDecided<Value extends { readonly kind: string }, Reply extends Answer<Value | Pending>>(
  ask: () => Promise<Reply>,
  onWait: (untilMs: number) => void,
): Promise<Reply> {
  let reply = await ask()
  while (reply.ok && reply.value.kind === 'pending') {
    const { decidesAtMs, nowMs } = reply.value as Pending
    const leftMs = Math.max(0, decidesAtMs - nowMs)
    onWait(Date.now() + leftMs)
    await pause(leftMs + AFTER_MS)
    reply = await ask()
  }
  return reply
}

/** What was answered so stays the answer of its key: the next press is another request. */
export const FINAL: ReadonlySet<string> = new Set(['sports.incident', 'sports.wait_over'])
