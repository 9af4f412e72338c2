import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Happening } from './plan.ts'

const MEMBERS = 200
const AMOUNT = 1_000_000n

export type Books = {
  readonly deposits: number
  readonly reversed: number
  /** Deposits for which more was credited than was paid and kept. */
  readonly tooMuch: number
  readonly tooLittle: number
  /** Deposits whose own state differs from the ledger. */
  readonly unfinished: number
}

/** The provider's side, and the comparison of both sides at the end. */
export class ProviderRecords {
  readonly #pool: pg.Pool
  #ids: readonly string[] = []

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 4 })
    this.#pool.on('error', () => {})
  }

  idOf(deposit: number): string {
    const id = this.#ids[deposit]
    if (id === undefined) throw new Error(`there is no deposit ${deposit}`)
    return id
  }

  /** Members with open deposits that the provider knows and nobody has paid. */
  async prepare(deposits: number): Promise<void> {
    this.#ids = Array.from({ length: deposits }, () => randomUUID())
    await this.#pool.query(
      `with people as (
         insert into account (merchant, username, kind, currency, language)
         select 'ronda', 'webhook' || number, 'member', 'USD', 'es' from generate_series(1, $1) as number returning id
       )
       insert into wallet (owner, purpose, currency)
       select id, purpose, 'USD' from people, unnest(array['cash', 'held']) as purpose`,
      [MEMBERS],
    )
    await this.#pool.query(
      `insert into sandbox_charge (id, way, amount, fee, currency, return_url, reference, created_at)
       select id, 'card', $2, 0, 'USD', '/', id, now() from unnest($1::uuid[]) as id`,
      [this.#ids, AMOUNT.toString()],
    )
    await this.#pool.query(
      `with people as (select id, row_number() over () - 1 as place from account where username like 'webhook%')
       insert into deposit (id, owner, key, way, provider, amount, fee, currency, state,
         asked_at, changed_at, expected_at, expires_at)
       select given.id, people.id, given.id, 'card', 'sandbox', $2, 0, 'USD', 'waiting',
         now(), now(), now() + interval '1 minute', now() + interval '1 day'
       from unnest($1::uuid[]) with ordinality as given(id, place)
       join people on people.place = given.place % $3`,
      [this.#ids, AMOUNT.toString(), MEMBERS],
    )
  }

  /** Written before anybody is notified, as a provider does. */
  async happen({ deposit, state }: Happening): Promise<void> {
    const set = state === 'paid' ? `state = 'paid', paid = amount` : `state = 'reversed', taken_back = paid`
    await this.#pool.query(`update sandbox_charge set ${set} where id = $1`, [this.idOf(deposit)])
  }

  /** Compares what the ledger credited for each deposit with what the provider has for it. */
  async compare(): Promise<Books> {
    const { rows } = await this.#pool.query<Record<keyof Books, string>>(`
      with credited as (
        select leg.id, sum(leg.amount) as net from leg
        join wallet on wallet.id = leg.wallet join account on account.id::text = wallet.owner
        where account.username like 'webhook%' and leg.code = 0 group by leg.id
      ), compared as (
        select charge.state, deposit.state as deposit_state, coalesce(net, 0) as net,
          case when charge.state = 'paid' then charge.paid else 0 end as due
        from credited full join sandbox_charge as charge on charge.id = credited.id
        left join deposit on deposit.id = charge.id
      )
      select count(*) filter (where state is not null) as deposits,
        count(*) filter (where state = 'reversed') as reversed,
        count(*) filter (where net > coalesce(due, 0)) as "tooMuch",
        count(*) filter (where net < due) as "tooLittle",
        count(*) filter (where (state = 'paid' and deposit_state <> 'credited')
          or (state = 'reversed' and deposit_state not in ('reversed', 'failed'))) as unfinished
      from compared`)
    const [row] = rows
    const number = (name: keyof Books): number => Number(row?.[name] ?? Number.NaN)
    return {
      deposits: number('deposits'),
      reversed: number('reversed'),
      tooMuch: number('tooMuch'),
      tooLittle: number('tooLittle'),
      unfinished: number('unfinished'),
    }
  }

  /** A wallet of one of the members. */
  async someWallet(): Promise<number> {
    const { rows } = await this.#pool.query<{ id: number }>(`
      select wallet.id from wallet join account on account.id::text = wallet.owner
      where account.username like 'webhook%' and purpose = 'cash' limit 1`)
    return rows[0]?.id ?? 0
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}
