import type { vendor as english } from '../../en/money/vendor.ts'
import type { Texts } from '../../texts.ts'

export const vendor: Texts<typeof english> = {
  title: 'Proveedor de prueba',
  lead: 'Simula un proveedor con su propio registro. Gana y pierde aquí, haz que falle y comprueba que no se pierde dinero.',
  balance: 'Tu saldo en el proveedor',
  stake: 'Apuesta',
  quick: 'Apuestas rápidas',
  win: 'Ganar esta ronda',
  lose: 'Perder esta ronda',
  empty: 'Transfiere dinero desde tu billetera para jugar.',
  wallet: 'Abrir la billetera',
  leave: 'Salir y traer mi dinero de vuelta',
  moods: {
    title: 'Comportamiento',
    works: 'Funciona',
    refuses: 'Rechaza',
    silent: 'Sin respuesta',
    late: 'Respuesta perdida',
  },
  note: 'Falla a propósito. El dinero en camino espera hasta que vuelva a funcionar.',
  requests: 'Solicitudes recibidas',
  none: 'Nada todavía.',
  deposit: 'Recibido',
  withdrawal: 'Volvió a tu saldo',
  refused: 'Rechazado',
  failed: 'No se pudo conectar con el proveedor',
}
