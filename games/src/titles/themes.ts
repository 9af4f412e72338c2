import type { Theme } from './theme.ts'
import { myth } from './themes/myth.ts'
import { revel } from './themes/revel.ts'
import { table } from './themes/table.ts'
import { water } from './themes/water.ts'
import { wild } from './themes/wild.ts'
import { wonder } from './themes/wonder.ts'

export const themes: readonly Theme[] = [...water, ...wild, ...myth, ...revel, ...table, ...wonder]
