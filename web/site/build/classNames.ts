import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'

/** The stylesheet that every class name is compiled from. */
const MAIN = join(import.meta.dirname, '../src/app/main.css')
const { resolve } = createRequire(MAIN)

const WHOLE = /className="([^"]+)"/g
const PUT_TOGETHER = /className=\{classes\(([^)]*)\)/g
/** Strings in comparisons, and the variants passed to buttonClass, are no class names. */
const OTHER_STRINGS = /[=!]==\s*'[^']*'|buttonClass\([^()]*\)/g
const QUOTED = /'([^']*)'/g
/** A class selector as CSS writes it: special characters are escaped with a backslash. */
const NAMED = /\.((?:\\.|[\w-])+)/g

const first = (found: RegExpExecArray): string => found[1] ?? ''
const names = (list: string): readonly string[] => list.split(/\s+/).filter((name) => name !== '')

/** Every class name that a component writes out literally. */
export function classNamesIn(text: string): readonly string[] {
  const plain = text.replaceAll(OTHER_STRINGS, '')
  const whole = [...plain.matchAll(WHOLE)].map(first)
  const parts = [...plain.matchAll(PUT_TOGETHER)].flatMap((found) => [...first(found).matchAll(QUOTED)].map(first))
  return [...whole, ...parts].flatMap(names)
}

/** The class names that have no style: misspelt, or the style was removed. */
export async function namesWithoutStyle(classNames: readonly string[]): Promise<readonly string[]> {
  const { build } = await compile(readFileSync(MAIN, 'utf8'), {
    base: dirname(MAIN),
    loadStylesheet: async (id) => {
      const path = resolve(id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  const styles = build([...classNames])
  const names = [...styles.matchAll(NAMED)].map((found) => first(found).replaceAll(/\\(.)/g, '$1'))
  const styled = new Set(names)
  return [...new Set(classNames)].filter((className) => !styled.has(className))
}
