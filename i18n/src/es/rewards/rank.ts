import type { rank as english } from '../../en/rewards/rank.ts'
import type { Texts } from '../../texts.ts'
import { rankNames } from './rankNames.ts'

export const rank: Texts<typeof english> = {
  failed: 'No se pudo cargar tu rango',
  names: rankNames,
  none: 'Todavía sin rango',
  levelUp: 'Llegaste a {rank}',
  birthday: 'Regalo de cumpleaños, {rank}',
  yours: 'Tu rango VIP',
  since: 'Desde el {date}',
  emptyText: 'Las apuestas con dinero real cuentan desde la primera.',
  play: 'Elegir un juego',
  progress: 'Apuestas válidas de los últimos {days} días',
  toNext: 'Te faltan {missing} para {rank}',
  ofNext: '{valid} de {needed}',
  highest: 'Tienes el rango más alto.',
  keeps:
    'Si no apuestas nada más, conservas {rank} por lo menos hasta el {date}. Con {needed} o más en los últimos {days} días lo conservas.',
  keepsOpen: 'Hoy puedes perder {rank}: necesita {needed} en los últimos {days} días.',
  chart: 'Tus últimos {days} días',
  chartText: 'Apuestas válidas de cada día (UTC). Lo que tiene más de {days} días ya no cuenta.',
  day: 'Día',
  valid: 'Apuestas válidas',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  dayOf: '{day}: {amount}',
  benefits: 'Rangos y beneficios',
  benefitsText: 'Iguales para todos. No hay otras condiciones ni ofertas privadas.',
  current: 'Tu rango',
  needs: 'Apuestas válidas en {days} días',
  rebateExtra: 'Reembolso',
  rebateMore: '+{percent}',
  levelUpGift: 'Regalo al llegar',
  birthdayGift: 'Regalo de cumpleaños',
  nothing: 'Ninguno',
  rule: 'Cómo funciona',
  rules: {
    counts:
      'Cuentan las apuestas con dinero real. En los juegos que en promedio se quedan con menos del 4% de lo apostado cuentan en parte: apuesta × (1 − retorno) ÷ 4%. Las apuestas devueltas no cuentan.',
    up: 'En cuanto tus apuestas válidas de los últimos {days} días llegan a lo que pide un rango, es tuyo.',
    down: 'Una vez al día comparamos de nuevo. Conservas cada rango por lo menos {kept} días, así que nunca pierdes más de uno en {kept} días.',
    gifts:
      'El regalo de un rango se da una sola vez, la primera vez que llegas. El de cumpleaños llega una vez al año y necesita tu fecha de nacimiento confirmada; no lo hay durante un descanso o una autoexclusión. Los cobras en tus recompensas dentro de {expires} días; son dinero real.',
    rebate: 'El reembolso de cada apuesta crece en el porcentaje del rango que tienes en ese momento.',
  },
  history: 'Cambios de tu rango',
  reached: 'Llegaste a {rank}',
  lost: 'Perdiste {from}, ahora {to}',
  lostAll: 'Perdiste {from}',
  reachedWhy: 'Apuestas válidas: {valid}; necesita {needed}.',
  lostWhy: 'Apuestas válidas: {valid}; {from} necesita {needed}.',
}
