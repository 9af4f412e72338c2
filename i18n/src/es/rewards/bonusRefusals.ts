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
  'bonus.none_active':
    'El bono terminó: ya no se apuesta con su dinero. Vuelve a abrir el juego para jugar con el tuyo.',
  'bonus.already_active': 'Ya tienes un bono en juego. Termínalo o cancélalo primero.',
  'bonus.over': 'Este bono ya terminó.',
  'bonus.stake_too_large': 'Es más que la apuesta máxima que permite tu bono. Elige una menor.',
  'bonus.stake_fixed': 'Un giro gratis tiene una sola apuesta. Elígela y vuelve a intentarlo.',
  'bonus.game_not_allowed': 'Tu bono no se puede jugar en este juego. Ábrelo con tu propio dinero.',
}
