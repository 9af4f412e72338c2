import type { raffleRefusals as english } from '../../en/rewards/raffleRefusals.ts'
import type { Texts } from '../../texts.ts'

export const raffleRefusals: Texts<typeof english> = {
  'raffle.unknown': 'Este sorteo no existe.',
  'raffle.not_offered': 'Los sorteos no están disponibles para tu cuenta.',
  'raffle.not_yet': 'Este sorteo todavía no abrió.',
  'raffle.over': 'Este sorteo ya no da boletos.',
  'raffle.full': 'En este sorteo ya participan todos los miembros que caben.',
  'raffle.device': 'Otro miembro ya participa en este sorteo con este navegador.',
  'raffle.plan':
    'Algo de este plan está fuera de sus límites. Los premios van de mayor a menor y debe haber una forma de conseguir boletos.',
  'raffle.beacon': 'Solo se publica un sorteo si hay una baliza pública configurada.',
  'raffle.not_cancellable': 'La lista de boletos está cerrada: este sorteo ya no se puede cancelar.',
}
