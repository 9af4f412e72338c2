import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ROOT } from '../machine/places.mjs'

/** Text of files by their path. */
export type Files = Readonly<Record<string, string>>

/**
 * A small project in a temporary folder, with our settings and packages, for a guard to find faults in. The checkout
 * itself is never touched.
 */
export function plant(settings: readonly string[], files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-guard-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of settings) cpSync(join(ROOT, path), join(folder, path))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Makes packages of the checkout importable in a planted project, and its workspaces importable by their names. */
export function linkPackages(folder: string, packages: readonly string[], workspaces: readonly string[]): void {
  const link = (target: string, name: string): void => {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(target, place)
  }
  for (const name of packages) link(join(ROOT, 'node_modules', name), name)
  for (const name of workspaces) link(join(folder, name), `@ronda/${name}`)
}

export type Outcome = { readonly code: number | null; readonly output: string }

/** Runs a guard's program in a planted project, exactly as `npm run check` runs it in ours. */
export function runGuard(folder: string, [script, ...args]: readonly [string, ...string[]]): Outcome {
  const ended = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // The linter searches its type checker in the path when it is not in the folder.
    env: {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
  })
  return { code: ended.status, output: ended.stdout + ended.stderr }
}
