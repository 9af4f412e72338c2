import type { statementBonus as english } from '../../en/money/statementBonus.ts'
import type { Texts } from '../../texts.ts'

export const statementBonus: Texts<typeof english> = {
  empty: 'No hay bonos en este periodo',
  emptyText: 'Aquí aparecen los bonos que te damos, con fecha y monto.',
  total: 'Bonos recibidos',
  kinds: {
    grant: 'Bono de bienvenida',
    bonusPaid: 'Bono completado',
    other: 'Bono',
    rebate: 'Reembolso',
    mission: 'Misión',
    points: 'Puntos',
    rank: 'VIP',
    referral: 'Amigo invitado',
    promotion: 'Promoción',
    envelope: 'Sobre rojo',
    raffle: 'Sorteo',
    bonus: 'Bono',
  },
  texts: {
    grant: 'Se da una sola vez a cada cuenta nueva. Puedes jugarlo, sin condiciones.',
    bonusPaid: 'Cumpliste sus condiciones: el dinero es tuyo.',
    other: 'Acreditado por nosotros.',
    rebate: 'Una parte de lo que tus apuestas pierden en promedio.',
    mission: 'Una misión que completaste.',
    points: 'Puntos que convertiste.',
    rank: 'Un beneficio de tu rango VIP.',
    referral: 'Por un amigo que invitaste, o que te invitó.',
    promotion: 'Por una promoción a la que te uniste.',
    envelope: 'Tu parte de un sobre rojo.',
    raffle: 'Un premio de un sorteo.',
    bonus: 'Saldo para jugar según las condiciones de un bono.',
  },
  promotions: 'Ver promociones',
  taken: 'Retirado',
  list: 'Bonos',
}
