import { WebSocket } from 'ws'
import type { Visitor } from '../../server/src/platform/testing/visitor.ts'

type Pushed = { readonly type: string; readonly balance?: { readonly seq: number } }

/** A page that is open somewhere: it hears every balance and remembers when. */
export type Surface = {
  readonly seq: () => number
  /** When a balance at least as new as this was first heard, by the clock on the wall. */
  heardAtMs(seq: number): Promise<number>
  close(): void
}

export async function openSurface(member: Visitor): Promise<Surface> {
  const { ticket } = await member.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
  const address = `${member.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
  const socket = new WebSocket(address, { origin: member.origin })
  const heard: { readonly seq: number; readonly atMs: number }[] = []
  let wake = (): void => {}
  socket.on('message', (data: Buffer) => {
    const { balance } = JSON.parse(data.toString()) as Pushed
    if (balance) heard.push({ seq: balance.seq, atMs: Date.now() })
    wake()
  })
  const surface: Surface = {
    seq: () => heard.at(-1)?.seq ?? -1,
    async heardAtMs(seq) {
      for (;;) {
        const first = heard.find((one) => one.seq >= seq)
        if (first) return first.atMs
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
    close: () => socket.close(),
  }
  await surface.heardAtMs(0)
  return surface
}
