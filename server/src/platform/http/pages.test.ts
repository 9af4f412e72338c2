import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headerTables } from './headers.ts'
import { hashScripts } from './pages.ts'

const noSources = { scripts: [], connect: [], images: [], frames: [] }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronda-pages-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('an inline script of the build is allowed by its hash, script files by their origin', () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<script data-entry="/a.js">if (1 < 2) start()</script><script src="/b.js"></script><script type="module" src="/c.js"></script>',
  )
  const hash = `sha256-${createHash('sha256').update('if (1 < 2) start()').digest('base64')}`
  expect(hashScripts(folder)).toEqual([hash])

  const policy = headerTables(true, { ...noSources, scripts: hashScripts(folder) }).pages['content-security-policy']
  expect(policy).toContain(`script-src 'self' '${hash}';`)
  expect(policy).not.toContain('unsafe')
})

test('a page that is not built has no hashes to allow', () => {
  expect(hashScripts(join(folder, 'nowhere'))).toEqual([])
  expect(headerTables(true, noSources).pages['content-security-policy']).toContain("script-src 'self';")
})
