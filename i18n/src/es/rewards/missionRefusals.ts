import type { missionRefusals as english } from '../../en/rewards/missionRefusals.ts'
import type { Texts } from '../../texts.ts'

export const missionRefusals: Texts<typeof english> = {
  'mission.unknown': 'Esta misión ya no está disponible.',
  'mission.changed': 'Esta misión cambió mientras tanto. Revísala otra vez.',
  'mission.full': 'Ya no quedan lugares en esta misión. Se abren nuevos en el próximo período.',
  'mission.not_offered': 'Esta misión no está disponible para tu cuenta.',
  'mission.draft': 'Algún dato de esta misión está fuera de los límites.',
  'leaderboard.not_offered': 'La clasificación no está disponible para tu cuenta.',
}
