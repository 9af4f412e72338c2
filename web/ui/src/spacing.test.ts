import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')
const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')
const steps = new Set(Array.from(theme.matchAll(/--spacing-([\w-]+):/g), ([, step]) => step))

const SPACED =
  /(?<![\w-])-?(?:m[trblxyse]?|p[trblxyse]?|gap(?:-[xy])?|[wh]|size|(?:min|max)-[wh]|basis|inset(?:-[xy])?|top|bottom|start|end)-(\d+)(?![\w./%-])/g

test('every spacing and size class uses a step of the scale: any other class has no effect', () => {
  const files = globSync('{site,ui,play}/src/**/*.tsx', { cwd: WEB })
  const unknown = files.flatMap((file) =>
    Array.from(readFileSync(join(WEB, file), 'utf8').matchAll(SPACED))
      .filter(([, step]) => !steps.has(step))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(unknown).toEqual([])
})
