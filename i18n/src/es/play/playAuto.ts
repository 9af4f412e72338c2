import type { auto as english } from '../../en/play/playAuto.ts'
import type { Texts } from '../../texts.ts'

/** Autoplay. */
export const auto: Texts<typeof english> = {
  open: 'Juego automático',
  title: 'Juego automático',
  lead: 'Las rondas se juegan una tras otra con tu apuesta de {stake} y paran al llegar al primero de estos límites. También paran si sales de la página.',
  rounds: 'Rondas',
  stopLoss: 'Parar si pierdes',
  stopWin: 'Parar con un premio de',
  off: 'No',
  stopFeature: 'Parar cuando empiece un bono',
  cancel: 'Ahora no',
  start: 'Empezar',
  stop: 'Parar el juego automático',
  left: '{count, plural, one {Queda # ronda} other {Quedan # rondas}}',
  overRounds: 'Se jugaron todas las rondas',
  overProfit: 'Alcanzaste la ganancia que fijaste',
  overLoss: 'Una ronda más podría superar la pérdida que fijaste',
  overWin: 'Ganaste un premio tan grande como el que fijaste',
  overFeature: 'Se jugó un bono',
  overAway: 'El juego automático paró cuando saliste de la página',
  net: 'Total: {net}',
}
