import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The key of databases that programs are run on. */
export const SECRET_KEY = '5e'.repeat(32)

export const SETUP_FLAGS =
  '--name Verbena --code verbena --currency MXN --language es --domain juegos.example --owner ana'

type Ended = { readonly code: number | null; readonly text: string }

/** Runs a program to its end as an operator does, with flags and without a terminal. */
export async function runProgram(name: string, flags: string, databaseUrl?: string): Promise<Ended> {
  const { DATABASE_URL: _, ...environment } = process.env
  const own = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SECRET_KEY }
  const path = join(import.meta.dirname, `../../src/app/${name}.ts`)
  const child = spawn(process.execPath, [path, ...flags.split(' ').filter((flag) => flag !== '')], {
    env: { ...environment, PORT: '0', ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, text }
}
