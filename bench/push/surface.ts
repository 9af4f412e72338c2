import { WebSocket } from 'ws'
import type { Visitor } from '../../server/src/platform/testing/visitor.ts'

type Pushed = { readonly type: string; readonly balance?: { readonly seq: number } }

/** An open page: it receives every balance and records when. */
export type Surface = {
  readonly seq: () => number
  /** When a balance at least as new as this was first received, in wall-clock time. */
  receivedAtMs(seq: number): Promise<number>
  close(): void
}

export async function openSurface(member: Visitor): Promise<Surface> {
  const { ticket } = await member.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
  const address = `${member.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
  const socket = new WebSocket(address, { origin: member.origin })
  const received: { readonly seq: number; readonly atMs: number }[] = []
  let wake = (): void => {}
  socket.on('message', (data: Buffer) => {
    const { balance } = JSON.parse(data.toString()) as Pushed
    if (balance) received.push({ seq: balance.seq, atMs: Date.now() })
    wake()
  })
  const surface: Surface = {
    seq: () => received.at(-1)?.seq ?? -1,
    async receivedAtMs(seq) {
      for (;;) {
        const first = received.find((one) => one.seq >= seq)
        if (first) return first.atMs
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
    close: () => socket.close(),
  }
  await surface.receivedAtMs(0)
  return surface
}
