import type { promotionRefusals as english } from '../../en/rewards/promotionRefusals.ts'
import type { Texts } from '../../texts.ts'

export const promotionRefusals: Texts<typeof english> = {
  'promotion.unknown': 'Esta promoción ya no existe.',
  'promotion.changed': 'La promoción cambió. Lee de nuevo sus condiciones.',
  'promotion.code_wrong': 'Este código no es correcto.',
  'promotion.not_offered': 'Ahora no hay promociones para esta cuenta.',
  'promotion.not_open': 'La promoción no está abierta.',
  'promotion.weekday': 'Hoy no es posible unirse.',
  'promotion.full': 'Todo el dinero de esta promoción ya está reservado para otros.',
  'promotion.limit': 'Ya participaste todas las veces posibles.',
  'promotion.device': 'Ya se unió una cuenta que comparte tu dispositivo o tus datos.',
  'promotion.rank': 'Tu rango VIP no alcanza para esta promoción.',
  'promotion.not_new': 'Es solo para cuentas nuevas.',
  'promotion.birthday': 'Es solo para quienes cumplen años hoy.',
  'promotion.identity': 'Antes debemos revisar tu documento de identidad.',
  'promotion.deposited': 'Ya hiciste tu primer depósito.',
  'promotion.channel': 'Agrega primero tu número de Zalo a tu perfil.',
  'promotion.not_ready': 'Todavía no hay nada que reclamar.',
  'promotion.over': 'El plazo para reclamarla terminó.',
  'promotion.draft': 'La promoción está fuera de los límites. Revisa los montos, las fechas y la red.',
  'promotion.same_person': 'Debe publicarla otra persona.',
  'promotion.decided': 'Ya se decidió.',
}
