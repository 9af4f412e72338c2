import { createInterface } from 'node:readline/promises'
import { present, seconds } from '@ronda/core'
import { systemClock } from '../platform/clock/clock.ts'
import { readConfig, startRefusal } from '../platform/config/config.ts'
import { openPasswords, parseSecretKey } from '../platform/secrets/index.ts'
import { openDatabase, refuseOlder, refuseUnsafe } from './database.ts'
import { explain, StartupError } from './explain.ts'
import type { SetupParts } from './setupBrand.ts'

const CONNECT_MS_MAX = seconds(20)

type Opening = {
  /** Whether the program may bring the database to the newest schema. */
  readonly mayMigrate: boolean
}

/** Runs a part of a program with the operator's own database, and closes it. A demo has accounts of its own. */
export async function withOwnDatabase<T>({ mayMigrate }: Opening, run: (parts: SetupParts) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  if (!config.ok) throw new StartupError(config.error)
  const { databaseUrl, secretKey } = config.value
  if (databaseUrl === undefined) {
    throw new StartupError(
      'Set DATABASE_URL to a PostgreSQL of your own, and SECRET_KEY. Without them, npm start is a demo that needs no setup.',
    )
  }
  const refusal = startRefusal(config.value)
  if (refusal !== undefined) throw new StartupError(refusal)
  const key = parseSecretKey(present(secretKey, 'a key, without which nothing starts'))
  await refuseUnsafe(databaseUrl)
  if (!mayMigrate) await refuseOlder(databaseUrl)
  const db = await openDatabase({ databaseUrl, key, connectMsMax: CONNECT_MS_MAX })
  const passwords = openPasswords()
  try {
    return await run({ db, clock: systemClock, passwords })
  } finally {
    passwords.close()
    await db.close()
  }
}

/** Asks until the answer can be used. */
export async function ask(question: string, isValid: (text: string) => boolean): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (;;) {
      const text = (await terminal.question(`  ${question}: `)).trim()
      if (isValid(text)) return text
      console.log('  That cannot be used.')
    }
  } finally {
    terminal.close()
  }
}

/** Runs a program and says at the terminal what went wrong. */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(`\n  ${explain(error)}\n`)
    process.exitCode = 1
  })
}
