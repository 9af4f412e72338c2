// `npm run staff -- add|disable|enable|reset NAME`, or `list`: the accounts of staff, for who has the database.
import type { Result } from '@ronda/core'
import { listBrands } from '../brand/brand/index.ts'
import { defaultSettings, findSettings } from '../brand/settings/index.ts'
import { openWallets } from '../money/wallet/index.ts'
import {
  addStaff,
  disableStaff,
  enableStaff,
  readStaff,
  resetStaff,
  type StaffOptions,
  type StaffRefusal,
} from '../people/staff/index.ts'
import { StartupError } from './explain.ts'
import { NO_BRAND } from './setupBrand.ts'
import { runProgram, withOwnDatabase } from './terminal.ts'

const USAGE = 'npm run staff -- add NAME | disable NAME | enable NAME | reset NAME | list'

const REFUSALS: Readonly<Record<StaffRefusal, string>> = {
  'staff.name': 'That name cannot be used: no spaces, and not longer than 20 characters.',
  'staff.taken': 'That name is taken.',
  'staff.unknown': 'There is no member of staff of that name.',
  'staff.done': 'That is so already.',
}

const granted = <T>(result: Result<T, StaffRefusal>): T => {
  if (!result.ok) throw new StartupError(REFUSALS[result.error])
  return result.value
}

const withPassword = (name: string, password: string): string =>
  `\n  ${name}  ${password}\n\n  The password is shown only here and ends in a day. Who signs in with it chooses another and sets up a second factor.\n`

type Act = (options: StaffOptions, name: string) => Promise<string>

const ACTS: Readonly<Record<string, Act>> = {
  add: async (options, name) => withPassword(name, granted(await addStaff(options, name))),
  reset: async (options, name) => withPassword(name, granted(await resetStaff(options, name))),
  async disable(options, name) {
    granted(await disableStaff(options, name))
    return `\n  ${name} is signed out everywhere and cannot sign in.\n`
  },
  async enable(options, name) {
    granted(await enableStaff(options, name))
    return `\n  ${name} can sign in again.\n`
  },
}

async function list(options: StaffOptions): Promise<string> {
  const rows = (await readStaff(options)).map(({ username, isBlocked, hasFactor, lastLoginAt }) => {
    const state = isBlocked ? 'disabled' : hasFactor ? 'active' : 'no second factor yet'
    return `  ${username.padEnd(20)} ${state.padEnd(22)} ${lastLoginAt?.toISOString() ?? 'never signed in'}`
  })
  return ['', ...(rows.length > 0 ? rows : ['  There is no staff yet.']), ''].join('\n')
}

runProgram(async () => {
  const [word = '', name = ''] = process.argv.slice(2)
  const act = ACTS[word]
  if (word !== 'list' && (act === undefined || name === '')) throw new StartupError(USAGE)
  const shown = await withOwnDatabase({ mayMigrate: false }, async (parts) => {
    const [brand] = await parts.db.read((tx) => listBrands(tx))
    if (brand === undefined) throw new StartupError(NO_BRAND)
    const { merchant, currency } = brand
    const stored = await parts.db.read((tx) => findSettings(tx, merchant))
    const { defaultLanguage: language } = stored?.settings ?? defaultSettings
    const staff = { ...parts, merchant, currency, language, openWallets }
    return act === undefined ? list(staff) : act(staff, name)
  })
  console.log(shown)
})
