import { hash, verify } from '@node-rs/argon2'
import { err, ok, type Result } from '@ronda/core'

export type Passwords = {
  hash(password: string): Promise<Result<string, 'server.busy'>>
  /** Takes the same time when there is no hash to compare with, so that time does not tell who has an account. */
  matches(hash: string | undefined, password: string): Promise<Result<boolean, 'server.busy'>>
}

/** Argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing is the most expensive thing a stranger can ask for: more at once would starve the players. */
const AT_ONCE_MAX = 2
const WAITING_MAX = 20

/** Two spellings of the same character must be the same password. */
const normalise = (password: string): string => password.normalize('NFKC')

/** Runs a bounded number of jobs at once, keeps a bounded number waiting, and refuses the rest at once. */
function makeQueue(): <T>(job: () => Promise<T>) => Promise<Result<T, 'server.busy'>> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (job) => {
    if (running >= AT_ONCE_MAX) {
      if (waiting.length >= WAITING_MAX) return err('server.busy')
      // Whoever finishes hands over its place, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return ok(await job())
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export async function openPasswords(): Promise<Passwords> {
  const enqueue = makeQueue()
  const nobodys = await hash('nobody has this password', COST)
  return {
    hash: (password) => enqueue(() => hash(normalise(password), COST)),
    matches: (stored, password) =>
      enqueue(async () => {
        const isMatch = await verify(stored ?? nobodys, normalise(password))
        return stored !== undefined && isMatch
      }),
  }
}
