import type { wallet as english } from '../../en/money/wallet.ts'
import type { Texts } from '../../texts.ts'

export const wallet: Texts<typeof english> = {
  balance: 'Saldo',
  show: 'Mostrar saldo',
  hide: 'Ocultar saldo',
  hidden: 'Saldo oculto',
  refresh: 'Actualizar saldo',
  explain: 'Dónde está tu dinero',
}
