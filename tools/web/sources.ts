import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const WEB_APPS = ['site', 'office', 'play'] as const
export type WebApp = (typeof WEB_APPS)[number]

/** Everything a page may be made of: the packages the browser may import, and the build itself. */
const SHARED = ['core', 'fair', 'games', 'art', 'contract', 'i18n', 'web/ui', 'web/client', 'tools/web']

/** The folders of each app: site and office are made of the same base. */
const FOLDERS: Readonly<Record<WebApp, readonly string[]>> = {
  site: ['web/base', 'web/site'],
  office: ['web/base', 'web/office'],
  play: ['web/play'],
}

const LEFT_OUT = ['**/node_modules/**', '**/dist/**', '**/dist-ssr/**', '**/.types/**', '**/*.test.*', '**/SPEC.md']

/** Changes when, and only when, the app has to be built again. */
export function hashSources(root: string, app: WebApp): string {
  const folders = [...SHARED, ...FOLDERS[app]]
  const paths = globSync(
    folders.map((folder) => `${folder}/**/*`),
    { cwd: root, exclude: LEFT_OUT, withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const path of paths) hash.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}
