import type { Plugin, Rolldown } from 'vite'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** The file of a module and all that it needs, whether or not the page has asked for it already. */
function filesOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const files = new Set<string>()
  function add(name: string): void {
    const file = bundle[name]
    if (files.has(name) || file?.type !== 'chunk') return
    files.add(name)
    file.imports.forEach(add)
  }
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true) add(file.fileName)
  }
  if (files.size === 0) throw new Error(`${module} is no file of its own: there is nothing to preload`)
  return files
}

/**
 * Whoever opens the address of a popup should not wait for the page before its file is even asked for. boot.js reads
 * here which files belong to which path.
 */
export function preloadPopups(popups: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'ronda:preload-popups',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const needed = /data-needs="([^"]*)"/.exec(html)?.[1] ?? ''
        const early = new Set(needed.split(' ').map((href) => href.slice(1)))
        const words = Object.entries(popups).map(([path, module]) => {
          const late = [...filesOf(bundle, module)].filter((file) => !early.has(file))
          return ` data-${path}="${late.map((file) => `/${file}`).join(' ')}"`
        })
        return html.replace('<script data-entry', (tag) => `<script${words.join('')}${tag.slice('<script'.length)}`)
      },
    },
  }
}
