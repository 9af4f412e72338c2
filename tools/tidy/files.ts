import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../machine/places.mjs'

/** A file of the project, by its path from the root. */
export type TextFile = { readonly path: string; readonly text: string }

const LEFT_OUT = [
  '**/node_modules/**',
  '**/dist/**',
  '.data/**',
  'screens/**',
  'test-results/**',
  'package-lock.json',
  // Generated from the database.
  'server/src/platform/postgres/schema.ts',
]

/** Everything people wrote: code, settings and documents. Folders whose name begins with a dot are not searched. */
export function readProject(): readonly TextFile[] {
  const paths = globSync(['**/*.{ts,tsx,mjs,css,html,sql,md,json,c}', '.*.{json,mjs}', '.ci/*'], {
    cwd: ROOT,
    exclude: LEFT_OUT,
  })
  return paths.sort().map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

export const isCode = ({ path }: TextFile): boolean => /\.(ts|tsx|mjs|css|sql)$/.test(path)
export const isTest = ({ path }: TextFile): boolean => /\.(test|e2e)\.tsx?$/.test(path)
