import type { rankNames as english } from '../../en/rewards/rankNames.ts'
import type { Texts } from '../../texts.ts'

export const rankNames: Texts<typeof english> = {
  level1: 'Bronce',
  level2: 'Plata',
  level3: 'Oro',
  level4: 'Platino',
  level5: 'Diamante',
}
