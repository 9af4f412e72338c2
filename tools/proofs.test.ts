import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls, type Call } from '@ronda/contract'

const WEB = join(import.meta.dirname, '../web')

/** The call is passed to `run`, which wraps it in `proven`. */
const WRAPPED_BY = /\brun\(\s*(?:async )?\(\) =>\s*$/
/** The same for a dialog of a proposal, which sends what it is given. */
const SENT_BY_DIALOG = /\bsend(?: = |=\{)\([^)]*\) =>\s*$/
const PROVEN = /\bproven\(\s*\(\) =>\s*$/

const guarded = new Set(
  Object.entries(calls).flatMap(([noun, group]) =>
    Object.entries<Call>(group)
      .filter(([, call]) => call.needsFreshProof)
      .map(([verb]) => `${noun}.${verb}`),
  ),
)

const uses = globSync('{site,office,base}/src/**/*.{ts,tsx}', { cwd: WEB })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(join(WEB, file), 'utf8')
    return Array.from(text.matchAll(/\b(?:api|staffApi)\.(\w+)\.(\w+)\(/g), ({ 1: noun, 2: verb, index }) => ({
      file,
      name: `${noun}.${verb}`,
      before: text.slice(Math.max(0, index - 80), index),
    }))
  })
  .filter(({ name }) => guarded.has(name))

test('site and office make every call that needs a fresh proof', () => {
  expect([...guarded].filter((name) => !uses.some((use) => use.name === name))).toEqual([])
})

test.each(uses)('$name in $file asks for the proof and then continues without another click', ({ before }) => {
  expect([PROVEN, WRAPPED_BY, SENT_BY_DIALOG].some((wrapped) => wrapped.test(before))).toBe(true)
})

test('a dialog of a proposal asks for the proof before it sends', () => {
  expect(readFileSync(join(WEB, 'office/src/shell/desk/ProposalDialog.tsx'), 'utf8')).toContain('proven(() => send(')
})
