import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** `vite-ignore` keeps Vite from bundling boot.js; Vite removes the attribute from the output. */
const TAG = /<script\s+(?:vite-ignore\s+)?src="\/boot\.js"><\/script>/
const MODULES = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g
const NEEDED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/** Comments are not needed in the page. */
const plain = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\/[/*]/.test(line))
    .join('\n')

/**
 * Inlines boot.js into the page and gives it the names of the scripts to fetch and to start. A separate file would cost
 * a phone one more round trip before anything else could begin; the server allows the inline text by its hash.
 */
export function boot(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'ronda:boot',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!TAG.test(html)) throw new Error('index.html has no script tag for boot.js')
        const text = plain(readFileSync(join(config.root, 'boot.js'), 'utf8'))
        const modules = [...html.matchAll(MODULES)].map(([, source = '']) => source)
        // The last module is the entry of the page; it imports the others.
        const entry = modules.at(-1)
        if (config.command !== 'build' || entry === undefined) return html.replace(TAG, `<script>${text}</script>`)
        const needs = [...modules, ...[...html.matchAll(NEEDED)].map(([, href]) => href)].join(' ')
        return html
          .replaceAll(MODULES, '')
          .replaceAll(NEEDED, '')
          .replace(TAG, `<script data-entry="${entry}" data-needs="${needs}">${text}</script>`)
      },
    },
  }
}
