import type { DemoAccount } from '../server/src/app/demo.ts'

/** Password of the member `demo`. */
export const MEMBER_PASSWORD = 'noria-farol-4821'

/** Password of the agent `agente`. */
export const AGENT_PASSWORD = 'caseta-luz-7315'

/** Password of all staff. */
export const OPERATOR_PASSWORD = 'feria-farol-2946'

/** The authenticator secret of all staff except `nueva`, who has none yet. */
export const STAFF_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'demo', kind: 'member', password: MEMBER_PASSWORD, deposit: 5_000 },
  { username: 'agente', kind: 'agent', password: AGENT_PASSWORD, deposit: 1_000 },
  ...['operador', 'supervisora', 'gerente'].map((username): DemoAccount => {
    return { username, kind: 'operator', password: OPERATOR_PASSWORD, deposit: 0, authenticator: STAFF_SECRET }
  }),
  { username: 'nueva', kind: 'operator', password: OPERATOR_PASSWORD, deposit: 0 },
]
