import { EXCLUSION_FACTS } from '@ronda/contract'
import { z } from 'zod/mini'
import { ACCOUNTS_MAX, FACTS_MAX, type Fact } from './evidence.ts'

const digits = z.codec(z.string().check(z.regex(/^-?\d{1,30}$/)), z.bigint(), { decode: BigInt, encode: String })

const facts = z.array(
  z.object({
    kind: z.enum(EXCLUSION_FACTS),
    accounts: z.array(z.string()).check(z.maxLength(ACCOUNTS_MAX)),
    atMs: z.nullable(z.number()),
    count: z.nullable(z.int()),
    game: z.nullable(z.string()),
    round: z.nullable(z.int()),
    amount: z.nullable(digits),
    back: z.nullable(digits),
  }),
)

export const writeFacts = (given: readonly Fact[]): string =>
  JSON.stringify(
    z.encode(
      facts,
      given.slice(0, FACTS_MAX).map((each) => ({ ...each, accounts: [...each.accounts] })),
    ),
  )
export const readFacts = (value: unknown): readonly Fact[] => z.decode(facts, value as z.input<typeof facts>)
