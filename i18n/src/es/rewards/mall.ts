import type { mall as english } from '../../en/rewards/mall.ts'
import type { Texts } from '../../texts.ts'

/** Artículos de la tienda de puntos y lo que se canjeó. */
export const mall: Texts<typeof english> = {
  failed: 'No se pudo cargar la tienda de puntos',
  emptyTitle: 'Por ahora no hay artículos',
  emptyText: 'Puedes convertir tus puntos en dinero cuando quieras.',
  left: '{count, plural, one {Queda #} other {Quedan #}}',
  limit: 'Máximo {count} por persona',
  instant: '{amount} en tu saldo al instante',
  delivery: 'Te lo enviamos',
  price: '{count, plural, one {# punto} other {# puntos}}',
  redeem: 'Canjear',
  redeemNamed: 'Canjear: {name}',
  gone: 'Agotado',
  missing: 'Te faltan {points} puntos',
  dialog: {
    quantity: 'Cantidad',
    cost: 'Costo',
    left: 'Puntos que te quedan',
    get: 'Recibes',
    name: 'Nombre completo',
    address: 'Dirección',
    phone: 'Teléfono',
    where: 'Adónde lo enviamos. Solo lo ve el personal que hace el envío.',
    password: 'Clave de pago',
    send: 'Canjear {points}',
    close: 'Cerrar',
    sent: 'Canje hecho. Lo revisamos y te lo enviamos.',
    paid: '{amount} ya está en tu saldo.',
    pending: '{amount} estará en tu saldo en un momento.',
    paused:
      'No enviamos canjes antes del {when}, porque cambió algo de la seguridad de tu cuenta. Tus puntos siguen siendo tuyos.',
    problems: {
      points: 'Tienes {points}: no alcanzan para tantos.',
      name: 'Escribe el nombre completo.',
      address: 'Escribe la dirección completa.',
      phone: 'Escribe un número de teléfono.',
      password: 'Escribe tu clave de pago.',
    },
  },
  history: {
    emptyTitle: 'Todavía no canjeaste nada',
    emptyText: 'Aquí verás lo que canjees y en qué estado está.',
    states: { inProcess: 'En proceso', approved: 'Aprobado', rejected: 'Rechazado' },
    reason: 'Motivo: {reason}',
    waiting: 'El dinero estará en tu saldo en un momento.',
    quantity: '{quantity} × {name}',
    more: 'Ver más',
  },
}
