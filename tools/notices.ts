// `npm run notices`: writes the licences of the packages that are used.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesOf } from './notices/notices.ts'

const ROOT = join(import.meta.dirname, '..')

const { document, unknown } = noticesOf(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
writeFileSync(join(ROOT, 'THIRD_PARTY.md'), document)
if (unknown.length > 0) {
  console.error(`The licence of these packages is not known: ${unknown.join(', ')}`)
  process.exitCode = 1
}
