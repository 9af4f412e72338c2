import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = '**/*.{js,css,html,svg,json,webmanifest}'

/** Below this size a reply fits into one packet either way. */
const BYTES_MIN = 1_024

/** The slowest and smallest compression: a file is compressed once and sent many times. */
const encodings = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < BYTES_MIN) return
  for (const [ending, compress] of Object.entries(encodings))
    await writeFile(`${path}.${ending}`, await compress(bytes))
}

/** Writes `x.js.br` and `x.js.gz` next to every text file of a built app, for the server to send as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = globSync(TEXT, { cwd: folder })
  await Promise.all(paths.map((path) => compressFile(join(folder, path))))
}
