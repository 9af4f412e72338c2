import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { appIcon } from '@ronda/art'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** Phones round the corners of a full square themselves; other systems use the icon's own shape. */
const ICONS = [
  { fileName: 'icons/icon-192.png', size: 192, shape: 'rounded' },
  { fileName: 'icons/icon-512.png', size: 512, shape: 'rounded' },
  { fileName: 'icons/maskable-512.png', size: 512, shape: 'full' },
  { fileName: 'icons/apple-touch-icon.png', size: 180, shape: 'full' },
] as const

/**
 * Cached in addition to what the first page needs: the pages that can be read offline, the calls for them, and the
 * public files.
 */
const READABLE = 'HelpPage FairnessPage DownloadPage help fairness download en es refusals ask content'.split(' ')
const ALWAYS = ['/', '/icon.svg', '/manifest.webmanifest']

/** Files that the first page requests by itself. */
function firstFiles(bundle: Bundle): readonly string[] {
  return Object.values(bundle)
    .filter((file) =>
      file.type === 'chunk' ? file.isEntry : /-latin-(wght|700)-.*\.woff2$|\.css$/.test(file.fileName),
    )
    .map(({ fileName }) => fileName)
}

/** A file and everything it imports. */
function withImports(bundle: Bundle, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  function add(name: string): void {
    if (found.has(name)) return
    found.add(name)
    const file = bundle[name]
    if (file?.type === 'chunk') file.imports.forEach(add)
  }
  names.forEach(add)
  return found
}

/** The chunks of a module. A module that was renamed would be missing offline without anybody seeing it. */
function scriptsNamed(bundle: Bundle, name: string): readonly string[] {
  const found = Object.keys(bundle).filter((each) => each.startsWith(`assets/${name}-`) && each.endsWith('.js'))
  if (found.length === 0) throw new Error(`no chunk is called ${name}: what can be read offline lacks it`)
  return found
}

function workerText(root: string, bundle: Bundle): string {
  const readable = READABLE.flatMap((name) => scriptsNamed(bundle, name))
  const files = [...withImports(bundle, [...firstFiles(bundle), ...readable])].sort()
  const shell = [...ALWAYS, ...files.map((name) => `/${name}`)]
  const page = bundle['index.html']
  const version = createHash('sha256').update(shell.join('\n'))
  if (page?.type === 'asset') version.update(page.source)
  return readFileSync(join(root, 'build/worker.js'), 'utf8')
    .replace('__VERSION__', version.digest('hex').slice(0, 12))
    .replace("['__SHELL__']", JSON.stringify(shell))
}

/** Makes the site installable: its icons, rendered from the logo, and the service worker that opens it offline. */
export function installable(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'ronda:installable',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const { fileName, size, shape } of ICONS) {
          const source = await sharp(Buffer.from(appIcon(size, shape)))
            .png()
            .toBuffer()
          this.emitFile({ type: 'asset', fileName, source })
        }
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerText(config.root, bundle) })
      },
    },
  }
}
