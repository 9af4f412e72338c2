import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Visitor } from '../../server/src/platform/testing/visitor.ts'

const SPINS = 60
const STAKE_ATOMS = '100000'

type Seq = { readonly seq: number }
type Pushed = { readonly type: string; readonly balance?: Seq }

/** How long after each reply its balance reached the member's socket, in milliseconds; 0 when it was there first. */
export async function measurePushes(member: Visitor, playToken: string): Promise<readonly number[]> {
  const { ticket } = await member.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
  const address = `${member.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
  const socket = new WebSocket(address, { origin: member.origin })
  const heardAtMs = new Map<number, number>()
  let wake = (): void => {}
  socket.on('message', (data: Buffer) => {
    const { balance } = JSON.parse(data.toString()) as Pushed
    if (balance) heardAtMs.set(balance.seq, performance.now())
    wake()
  })

  const delaysMs: number[] = []
  member.bearer = playToken
  for (let played = 0; played < SPINS; played++) {
    const spin = { round: randomUUID(), stake: STAKE_ATOMS }
    const { balance } = await member.send<{ balance: Seq }>('POST', '/play/v1/slot/spin', spin)
    const answeredAtMs = performance.now()
    while (!heardAtMs.has(balance.seq)) await new Promise<void>((resolve) => (wake = resolve))
    delaysMs.push(Math.max(0, (heardAtMs.get(balance.seq) ?? 0) - answeredAtMs))
  }
  socket.close()
  return delaysMs
}
