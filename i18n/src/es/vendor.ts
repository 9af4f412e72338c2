import type { vendor as english } from '../en/vendor.ts'
import type { Texts } from '../texts.ts'

export const vendor: Texts<typeof english> = {
  title: 'Un proveedor de prueba',
  lead: 'Hace de proveedor con sus propios libros. Gana y pierde aquí, haz que se porte mal y comprueba que ninguna moneda se queda varada.',
  balance: 'En sus libros tienes',
  stake: 'Apuesta',
  quick: 'Apuestas a mano',
  win: 'Ganar esta ronda',
  lose: 'Perder esta ronda',
  empty: 'Envía dinero desde tu billetera para jugar.',
  wallet: 'Abrir la billetera',
  leave: 'Salir y traer mi dinero',
  moods: {
    title: 'Cómo se porta',
    works: 'Funciona',
    refuses: 'Rechaza',
    silent: 'Callado',
    late: 'Pierde su respuesta',
  },
  note: 'Se porta mal a propósito. El dinero en camino espera hasta que vuelva a funcionar.',
  requests: 'Lo que se le pidió',
  none: 'Nada todavía.',
  deposit: 'Entró',
  withdrawal: 'Volvió a tu saldo',
  refused: 'Rechazado',
  failed: 'No pudimos comunicarnos',
}
