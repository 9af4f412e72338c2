import { command } from './machine/command.mjs'
import { withProgress } from './machine/progress.mjs'
import { build, isBuilt } from './web/build.ts'
import { WEB_APPS } from './web/sources.ts'

command(async () => {
  const stale = WEB_APPS.filter((app) => !isBuilt(app))
  if (stale.length > 0) {
    const what = `Building the pages (${stale.map((app) => `web/${app}`).join(', ')})`
    await withProgress(what, () => Promise.all(stale.map(build)))
  }
  return 0
})
