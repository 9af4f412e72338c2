import pg from 'pg'

/** An entry of a wallet, and when the ledger decided it: before the commit, so no push is measured too short. */
export type WrittenLeg = { readonly seq: number; readonly atMs: number }

/** The cash of a member in the ledger. */
export type Chain = {
  /** What was written after a position. */
  after(seq: number): Promise<readonly WrittenLeg[]>
  close(): Promise<void>
}

export async function openChain(url: string, username: string): Promise<Chain> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `select wallet.id from wallet join account on account.id::text = wallet.owner
     where account.username = $1 and wallet.purpose = 'cash'`,
    [username],
  )
  const wallet = rows[0]?.id
  return {
    async after(seq) {
      const legs = await client.query<{ seq: number; at: Date }>(
        'select seq, at from leg where wallet = $1 and seq > $2 order by seq',
        [wallet, seq],
      )
      return legs.rows.map(({ seq: place, at }) => ({ seq: place, atMs: at.getTime() }))
    },
    close: () => client.end(),
  }
}
