import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const TEXTS = /\/i18n\/src\/(?:en|es)\/(?:\w+\/)?(\w+)\.ts$/

/** Groups whose texts are shown as they are written, or filled in by `fillText`. */
const PLAIN = new Set([
  'center',
  'desk',
  'download',
  'fairness',
  'proposal',
  'refusals',
  'screens',
  'settings',
  'verificationSandbox',
])

/** Groups that became too long have parts in files of their own, `deskChat` of `desk`: they are read like the group. */
const PART = /^(?:desk|settings)[A-Z]/

export const isPlain = (group: string): boolean => PLAIN.has(group) || PART.test(group)

/** A tree of texts with each text taken apart: what to say as it is, and where to put what. */
export function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  return Object.fromEntries(Object.entries(tree as object).map(([key, branch]) => [key, compileTree(branch)]))
}

/**
 * Takes texts apart when the pages are built. Otherwise a phone would have to fetch a parser of the message format, and
 * run it over every text it shows.
 */
export function compileTexts(): Plugin {
  return {
    name: 'ronda:compile-texts',
    // Before the types are taken out: what matters is what the file exports, not how it reads.
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async load(id) {
      const group = TEXTS.exec(id)?.[1]
      if (group === undefined || isPlain(group)) return undefined
      const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return Object.entries(module)
        .map(([name, tree]) => `export const ${name} = ${JSON.stringify(compileTree(tree))}`)
        .join('\n')
    },
  }
}
