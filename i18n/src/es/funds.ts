import type { funds as english } from '../en/funds.ts'
import type { Texts } from '../texts.ts'

export const funds: Texts<typeof english> = {
  title: 'Todo tu dinero',
  total: 'En total',
  lead: 'Directo de los libros. Cada parte se abre en los movimientos que la formaron.',
  failed: 'No pudimos leer tu saldo',
  retry: 'Intentar de nuevo',
  lines: 'Ver sus movimientos',
  shares: 'Cómo se reparte tu dinero',
  openWallet: 'Abrir la billetera',
  parts: {
    cash: { title: 'Efectivo', text: 'Libre para jugar, mover o retirar.' },
    bonus: { title: 'Bono', text: 'Te lo dio la casa. Pasa a efectivo cuando cumples sus condiciones.' },
    inPlay: {
      title: 'Retenido en juego',
      text: 'Apuestas de rondas que siguen abiertas. Vuelven o se pierden cuando la ronda termina.',
    },
    pendingOut: { title: 'Por salir', text: 'Apartado para tus retiros hasta que se paguen o se devuelvan.' },
    moving: {
      title: 'Camino a un proveedor',
      text: 'Espera la respuesta del proveedor. Llega allí o vuelve a tu efectivo.',
    },
    vendor: { title: 'En {name}', text: 'Solo juegan con él los juegos de {name}, hasta que lo traigas de vuelta.' },
  },
}
