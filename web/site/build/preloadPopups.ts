import type { Plugin, Rolldown } from 'vite'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** The file of a module and all files it imports, whether or not the page already preloads them. */
function filesOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const files = new Set<string>()
  function add(name: string): void {
    const file = bundle[name]
    if (files.has(name) || file?.type !== 'chunk') return
    files.add(name)
    file.imports.forEach(add)
  }
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) add(file.fileName)
  }
  if (files.size === 0) throw new Error(`${module} is in no output file and cannot be preloaded`)
  return files
}

export type Popup = {
  readonly module: string
  /** The popup's texts, as files of a language folder. */
  readonly texts: readonly string[]
}

/**
 * Lists the files of each popup address and its texts per language in the page, where boot.js reads them. Without this
 * a visitor who opens the address of a popup would wait for the page before its files are requested.
 */
export function preloadPopups(popups: Readonly<Record<string, Popup>>, languages: readonly string[]): Plugin {
  return {
    name: 'ronda:preload-popups',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const needed = /data-needs="([^"]*)"/.exec(html)?.[1] ?? ''
        const early = new Set(needed.split(' ').map((href) => href.slice(1)))
        const late = (modules: readonly string[]): string => {
          const files = new Set(modules.flatMap((module) => [...filesOf(bundle, module)]))
          const missing = [...files].filter((file) => !early.has(file))
          return missing.map((file) => `/${file}`).join(' ')
        }
        const lists = Object.entries(popups).flatMap(([path, { module, texts }]) => [
          ` data-${path}="${late([module])}"`,
          ...languages.map(
            (language) => ` data-${path}-${language}="${late(texts.map((text) => `/${language}/${text}.ts`))}"`,
          ),
        ])
        return html.replace('<script data-entry', (tag) => `<script${lists.join('')}${tag.slice('<script'.length)}`)
      },
    },
  }
}
