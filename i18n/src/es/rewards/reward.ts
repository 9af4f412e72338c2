import type { reward as english } from '../../en/rewards/reward.ts'
import type { Texts } from '../../texts.ts'

export const reward: Texts<typeof english> = {
  failed: 'No se pudieron cargar tus recompensas',
  lead: 'Todo lo que ganaste, en un solo lugar. Las recompensas son dinero real: puedes jugarlas o retirarlas.',
  ready: 'Listo para cobrar',
  collect: 'Cobrar',
  collectOne: 'Cobrar {amount}: {name}',
  collectAll: 'Cobrar todo ({amount})',
  collected: 'Se sumaron {amount} a tu saldo',
  list: 'Recompensas por cobrar',
  empty: 'No tienes nada por cobrar',
  emptyText: 'Tus recompensas aparecen aquí en cuanto las ganas.',
  reasons: {
    REBATE: 'Reembolso',
    MISSION: 'Misión',
    POINTS: 'Puntos',
    RANK: 'Beneficio VIP',
    REFERRAL: 'Amigo invitado',
    PROMOTION: 'Promoción',
    ENVELOPE: 'Sobre rojo',
    BONUS: 'Bono',
  },
  paying: 'Se está pagando',
  until: 'Cóbrala antes del {time}',
  forever: 'No vence',
  past: 'Recompensas anteriores',
  collectedOn: 'Cobrada el {time}',
  expiredOn: 'Venció el {time}',
  rebate: 'Reembolso de tus apuestas',
  rebateText: 'Una parte de lo que tus apuestas pierden en promedio.',
  rebateLink: 'Ver el reembolso',
}
