import type { rewardRefusals as english } from '../../en/rewards/rewardRefusals.ts'
import type { Texts } from '../../texts.ts'
import { bonusRefusals } from './bonusRefusals.ts'
import { envelopeRefusals } from './envelopeRefusals.ts'
import { tournamentRefusals } from './tournamentRefusals.ts'
import { raffleRefusals } from './raffleRefusals.ts'
import { missionRefusals } from './missionRefusals.ts'
import { pointRefusals } from './pointRefusals.ts'
import { promotionRefusals } from './promotionRefusals.ts'

export const rewardRefusals: Texts<typeof english> = {
  'reward.unknown': 'Esta recompensa no es tuya o no existe.',
  'reward.over': 'Ya pasó el plazo para cobrar esta recompensa.',
  'reward.fund_empty':
    'El fondo de esta recompensa está vacío por ahora. No pierdes nada: vuelve a intentarlo más tarde.',
  'reward.amount': 'Escribe un monto de uno a un millón, solo con los decimales de la moneda.',
  'reward.top_up_unknown': 'No encontramos esa propuesta.',
  'reward.same_person': 'Tú lo propusiste: tiene que decidir otra persona.',
  'reward.decided': 'Alguien ya decidió sobre esta propuesta.',
  'reward.expired': 'Venció a las 24 horas. Propónlo de nuevo si sigue haciendo falta.',
  ...missionRefusals,
  ...pointRefusals,
  ...promotionRefusals,
  ...envelopeRefusals,
  ...tournamentRefusals,
  ...raffleRefusals,
  ...bonusRefusals,
}
