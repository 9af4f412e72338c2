import { present } from '@ronda/core'
import { expect } from 'vitest'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accept,
  agentAccount,
  offerByPlatform,
  propose,
  termsAt,
  valueIn,
  type ContractKind,
  type Shown,
} from './agentContracts.ts'
import { testStaff } from './staff.ts'
import { openTestServer, signIn } from './testServer.ts'

export type Agent = { readonly name: string; readonly visitor: Visitor }
type Line = Readonly<Record<'head' | 'mid' | 'low', Agent>>

const kindIn = (more: object) => ('kind' in more ? (more.kind as ContractKind) : 'dividend')

type Own = { readonly contract: Shown | null; readonly offer: Shown | null; readonly versions: readonly Shown[] }
export const own = ({ visitor }: Agent, kind = 'dividend'): Promise<Own> =>
  visitor.get<Own>(`/wps/agent/contracts?kind=${kind}`)

/** Lines of agents, one for each test, with two of the staff who can offer contracts for the platform. */
export class ContractLines {
  readonly server: Server
  readonly ana: Visitor
  readonly eva: Visitor
  private opened = 0

  private constructor(server: Server, ana: Visitor, eva: Visitor) {
    this.server = server
    this.ana = ana
    this.eva = eva
  }

  static async open(lines: number): Promise<ContractLines> {
    const server = await openTestServer({
      demoAccounts: [
        ...Array.from({ length: lines }, (_, at) => [
          agentAccount(`head${at}`),
          agentAccount(`mid${at}`, `head${at}`),
          agentAccount(`low${at}`, `mid${at}`),
        ]).flat(),
        agentAccount('stranger'),
        ...testStaff,
      ],
    })
    return new ContractLines(server, await signIn(server, 'operador'), await signIn(server, 'supervisora'))
  }

  /** Three agents, one below the other, of whom the head has a contract with the platform. */
  async openLine(percent = 50, more: object = {}): Promise<Line> {
    const at = this.opened
    this.opened += 1
    const signedIn = async (name: string): Promise<Agent> => ({ name, visitor: await signIn(this.server, name) })
    const [head, mid, low] = await Promise.all([`head${at}`, `mid${at}`, `low${at}`].map(signedIn))
    const line = { head: present(head, 'head'), mid: present(mid, 'mid'), low: present(low, 'low') }
    const id = await offerByPlatform(this, line.head.name, termsAt(percent, more))
    expect((await accept(line.head.visitor, id, kindIn(more))).status).toBe(200)
    return line
  }

  async offer(by: Agent, to: Agent, percent: number, more: object = {}): Promise<Shown> {
    return valueIn(await propose({ server: this.server, by: by.visitor, to: to.name }, termsAt(percent), more))
  }

  /** Offers a contract, and accepts it. */
  async grant(by: Agent, to: Agent, percent: number, more: object = {}): Promise<Shown> {
    const asked = { server: this.server, by: by.visitor, to: to.name }
    const offered = valueIn(await propose(asked, termsAt(percent, more)))
    return valueIn(await accept(to.visitor, offered.id, kindIn(more)))
  }
}
