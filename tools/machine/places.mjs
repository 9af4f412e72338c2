import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from './command.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Everything that running the project writes, and nothing else. `npm run reset` empties it. */
export const DATA = path.resolve(ROOT, process.env['DATA_DIR'] || '.data')

const OUR_NODE = path.join(ROOT, 'node_modules/.bin/node')
const OUR_NODE_MAJOR = 24

/**
 * The Node version of the project, from npm. Where npm has none for this machine, the running Node is used if it is new enough.
 * @returns {string}
 */
export function projectNode() {
  if (fs.existsSync(OUR_NODE)) return OUR_NODE
  if (Number(process.versions.node.split('.')[0]) >= OUR_NODE_MAJOR) return process.execPath
  throw new CommandError(
    `There is no packaged Node for ${process.platform} ${process.arch}. Install Node ${OUR_NODE_MAJOR} and run this again.`,
  )
}
