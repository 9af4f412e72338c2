import { appendFile, mkdir, open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import type { AuditSeal } from './check.sql.ts'

const bytes = z.codec(z.string().check(z.regex(/^([0-9a-f]{2})+$/)), z.custom<Buffer>(Buffer.isBuffer), {
  decode: (hex) => Buffer.from(hex, 'hex'),
  encode: (buffer) => buffer.toString('hex'),
})
const sealLine = z.object({ day: z.string(), seq: z.int(), hash: bytes, signature: bytes })

/** Seals, a line each, in a file outside of the database: changing the database does not change them. */
export type SealFile = {
  append(seal: AuditSeal, publicKey: string): Promise<void>
  /** Every line in turn; undefined for one that cannot be read. */
  lines(): AsyncIterable<AuditSeal | undefined>
}

function parseLine(line: string): AuditSeal | undefined {
  try {
    return z.parse(sealLine, JSON.parse(line))
  } catch {
    return undefined
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export function sealFileIn(folder: string): SealFile {
  const path = join(folder, 'deed-seals.jsonl')
  return {
    async append(seal, publicKey) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await appendFile(path, `${JSON.stringify({ ...z.encode(sealLine, seal), publicKey })}\n`, { mode: 0o600 })
    },
    async *lines() {
      const file = await openIfThere(path)
      if (file === undefined) return
      for await (const line of file.readLines()) yield parseLine(line)
    },
  }
}
