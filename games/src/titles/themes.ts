import type { Theme } from './theme.ts'
import { coast } from './themes/coast.ts'
import { friends } from './themes/friends.ts'
import { lore } from './themes/lore.ts'
import { myth } from './themes/myth.ts'
import { nights } from './themes/nights.ts'
import { oven } from './themes/oven.ts'
import { quests } from './themes/quests.ts'
import { revel } from './themes/revel.ts'
import { table } from './themes/table.ts'
import { water } from './themes/water.ts'
import { wild } from './themes/wild.ts'
import { wonder } from './themes/wonder.ts'

export const themes: readonly Theme[] = [
  ...water,
  ...coast,
  ...wild,
  ...friends,
  ...myth,
  ...lore,
  ...revel,
  ...nights,
  ...table,
  ...oven,
  ...wonder,
  ...quests,
]
