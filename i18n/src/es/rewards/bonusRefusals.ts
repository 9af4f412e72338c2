import type { bonusRefusals as english } from '../../en/rewards/bonusRefusals.ts'
import type { Texts } from '../../texts.ts'

export const bonusRefusals: Texts<typeof english> = {
  'bonus.unknown': 'Este bono no es tuyo o no existe.',
  'bonus.terms_changed': 'Viste otras condiciones. Léelas de nuevo.',
  'bonus.not_offered': 'Los bonos no están disponibles para esta cuenta ahora.',
  'bonus.draft': 'Algo en estas condiciones está fuera de sus límites.',
  'bonus.member_unknown': 'No hay ningún miembro con ese nombre o número.',
  'bonus.own_account': 'Esta cuenta es tuya o está relacionada contigo.',
  'bonus.proposal_unknown': 'Esa propuesta no existe.',
  'bonus.too_many': 'El miembro ya tiene el máximo de bonos abiertos.',
  'bonus.running': 'Hay un bono en curso. Cancélalo primero o termínalo; después podrás retirar.',
}
