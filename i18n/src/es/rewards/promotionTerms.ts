import type { promotionTerms as english } from '../../en/rewards/promotionTerms.ts'
import type { Texts } from '../../texts.ts'

/** The terms of a promotion, generated from its rule; names in braces are filled in. */
export const promotionTerms: Texts<typeof english> = {
  kinds: {
    cashBack_daily:
      'Te devolvemos el {share} de tu pérdida neta, desde que te unes hasta el final del día. Pérdida neta: lo que apostaste menos lo que ganaste.',
    cashBack_weekly:
      'Te devolvemos el {share} de tu pérdida neta, desde que te unes hasta el final del domingo. Pérdida neta: lo que apostaste menos lo que ganaste.',
    lossBack:
      'Te devolvemos el {share} de tu pérdida neta en las primeras {hours} horas de tu cuenta: lo que apostaste menos lo que ganaste.',
    birthday: 'Recibes {prize} el día de tu cumpleaños. Vale la fecha del documento de identidad que revisamos.',
    firstDeposit: 'Recibes {prize} por tu primer depósito, si es de {deposit} o más. Únete antes de hacerlo.',
    depositMatch: 'Recibes el {share} del primer depósito de {deposit} o más que hagas después de unirte.',
    mission: 'Recibes {prize} cuando tus apuestas válidas después de unirte llegan a {goal}.',
    code: 'Recibes {prize} por el código. Te lo dio quien organiza la promoción.',
    social: 'Recibes {prize} por ser nuestro contacto en Zalo. Tu perfil debe tener tu número de Zalo.',
  },
  most: 'Como máximo {prize}. Sin pérdida neta no se paga nada.',
  settled: 'Una apuesta cuenta cuando se resuelve. La que siga abierta al final no cuenta.',
  mostOfDeposit: 'Como máximo {prize}.',
  turnover: 'Antes de reclamarlo, tus apuestas válidas después de unirte deben llegar a {times} × el depósito.',
  noTurnover: 'No hace falta apostar.',
  deposit: 'Si el depósito se anula antes de que cobres el dinero, la promoción termina.',
  valid:
    'Apuestas válidas: cada apuesta × la ventaja de la casa ÷ 4 %, y nunca más que la apuesta. Ganar o perder da lo mismo.',
  days: 'Tienes {days} días desde que te unes.',
  reserved: 'Al unirte, reservamos {prize} para ti. Entre todos los miembros se reparten como máximo {budget}.',
  depositOfBonus:
    'Si el depósito se anula antes de que termine su bono, la promoción termina y lo que haya en el monedero de bono se devuelve.',
  noTurnoverToClaim: 'No hace falta apostar para reclamarlo.',
  bonus: 'Se paga en saldo de bono. Para convertirlo en efectivo debes apostar {times} × el bono en apuestas válidas.',
  bonusAndDeposit:
    'Se paga en saldo de bono. Para convertirlo en efectivo debes apostar {times} × la suma del bono y el depósito en apuestas válidas.',
  bonusLeast: 'Menos de {stake} de saldo de bono no se entrega.',
  spins: 'Lo recibes como {count} giros gratis en {game}, de {stake} cada uno.',
  claimBonus: 'Cuando esté listo, tienes {days} días para reclamarlo. Con eso recibes el bono.',
  frozenBonus:
    'Estas condiciones no cambian para quien ya se unió. Un límite, una pausa o una exclusión detienen las ofertas, y entonces no se entrega nada.',
  cash: 'Se paga en dinero, sin más condiciones.',
  claim: 'Cuando esté listo, tienes {days} días para reclamarlo y cobrarlo.',
  review: 'Envías una solicitud y nuestro equipo decide quién participa.',
  rank: 'Para miembros del rango VIP {rank} o superior.',
  newDays: 'Para cuentas de no más de {days} días.',
  once: 'Una vez por miembro.',
  times: 'Hasta {times} veces por miembro.',
  device: 'Para {count} como máximo de las cuentas que comparten un dispositivo, una cuenta de cobro o un contacto.',
  open: 'Puedes unirte del {from} al {until} ({zone}).',
  weekdays: 'Solo estos días: {days}.',
  frozen:
    'Estas condiciones no cambian para quien ya se unió. Un límite, una pausa o una exclusión detienen las ofertas, y lo que ya ganaste sigue siendo tuyo.',
  weekday: {
    d1: 'lunes',
    d2: 'martes',
    d3: 'miércoles',
    d4: 'jueves',
    d5: 'viernes',
    d6: 'sábado',
    d7: 'domingo',
  },
  lines: {
    loss: 'Pérdida neta: {staked} apostados − {won} ganados = {loss}',
    share: '{base} × {share} = {amount}',
    cut: 'Como máximo {prize}',
    deposit: 'Depósito: {deposit}',
    goal: 'Apuestas válidas necesarias: {deposit} × {times} = {goal}',
    fixed: 'Monto fijo: {prize}',
  },
}
