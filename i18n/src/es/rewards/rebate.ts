import type { rebate as english } from '../../en/rewards/rebate.ts'
import type { Texts } from '../../texts.ts'

export const rebate: Texts<typeof english> = {
  failed: 'No se pudo cargar tu reembolso',
  lead: 'Recuperas una parte de lo que tus apuestas pierden en promedio, ganes o pierdas.',
  ready: 'Listo para cobrar',
  earned: 'Acumulado hasta ahora',
  claim: 'Cobrar {amount}',
  claimed: 'Se sumaron {amount} a tu saldo',
  pending: 'Te pagaremos {amount} en cuanto el fondo vuelva a tener dinero',
  automatic: 'Se paga en tu saldo una vez al día.',
  cash: 'El reembolso es dinero real: puedes jugarlo o retirarlo.',
  emptyTitle: 'Todavía no tienes reembolso',
  emptyText: 'Las apuestas con dinero real generan reembolso. Aparece aquí un momento después de que termina la ronda.',
  play: 'Elegir un juego',
  byType: 'Por tipo de juego',
  staked: 'Apuestas: {amount}',
  lines: 'Cómo se calcula',
  formula:
    'Apuestas × (1 − retorno del juego) × tasa; lo que tu rango VIP suma a la tasa es un factor aparte. La suma se redondea una sola vez, hacia abajo, a la unidad más pequeña de la moneda.',
  line: '{staked} × (1 − {return}) × {rate} = {amount}',
  extraRate: '{rate} × {factor}',
  ratesRank: 'Tu rango VIP suma {percent} a cada tasa.',
  rounds: '{count, plural, one {# apuesta} other {# apuestas}}',
  more: '{count, plural, one {La suma incluye # juego más.} other {La suma incluye # juegos más.}}',
  ratesTitle: 'Tasas',
  ratesText: 'Cada apuesta conserva la tasa del momento en que se hizo, con lo que le sumó tu rango.',
  paid: 'Pagos anteriores',
  byHand: 'Cobrado por ti',
  bySite: 'Pagado automáticamente',
  waiting: 'En espera de pago',
}
