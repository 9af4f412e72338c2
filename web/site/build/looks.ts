import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'

/** What every look is made of. */
const MAIN = join(import.meta.dirname, '../src/main.css')
const { resolve } = createRequire(MAIN)

const WHOLE = /className="([^"]+)"/g
const PUT_TOGETHER = /className=\{classes\(([^)]*)\)/g
/** What something is compared with, or what a button is asked for by name, is no look. */
const OTHER_WORDS = /[=!]==\s*'[^']*'|buttonClass\([^()]*\)/g
const QUOTED = /'([^']*)'/g
/** A name in a style, as styles write it: what is no letter stands behind a stroke. */
const NAMED = /\.((?:\\.|[\w-])+)/g

const first = (found: RegExpExecArray): string => found[1] ?? ''
const words = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '')

/** Every look that a component asks for in so many words. */
export function looksIn(text: string): readonly string[] {
  const plain = text.replaceAll(OTHER_WORDS, '')
  const whole = [...plain.matchAll(WHOLE)].map(first)
  const parts = [...plain.matchAll(PUT_TOGETHER)].flatMap((found) => [...first(found).matchAll(QUOTED)].map(first))
  return [...whole, ...parts].flatMap(words)
}

/** Those of them that no style answers to: a slip of the pen, or a style that was taken away. */
export async function unanswered(looks: readonly string[]): Promise<readonly string[]> {
  const { build } = await compile(readFileSync(MAIN, 'utf8'), {
    base: dirname(MAIN),
    loadStylesheet: async (id) => {
      const path = resolve(id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  const styles = build([...looks])
  const names = [...styles.matchAll(NAMED)].map((found) => first(found).replaceAll(/\\(.)/g, '$1'))
  const answered = new Set(names)
  return [...new Set(looks)].filter((look) => !answered.has(look))
}
