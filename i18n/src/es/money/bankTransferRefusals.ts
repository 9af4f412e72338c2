import type { bankTransferRefusals as english } from '../../en/money/bankTransferRefusals.ts'
import type { Texts } from '../../texts.ts'

export const bankTransferRefusals: Texts<typeof english> = {
  'bankTransfer.unknown': 'No encontramos esa transferencia.',
  'bankTransfer.amount_invalid': 'Este monto no se puede registrar aquí.',
  'bankTransfer.date_invalid': 'Esta fecha está en el futuro o pasó hace más de un año.',
  'bankTransfer.reference_used':
    'Esta referencia del banco ya está registrada. Cada línea de un extracto cuenta una sola vez.',
  'bankTransfer.recorded': 'Ya hay un registro por confirmar. Confírmalo o retíralo primero.',
  'bankTransfer.decided': 'Este registro ya se confirmó o se retiró.',
  'bankTransfer.not_now':
    'Este pago ya terminó: no se puede registrar nada más. Si el banco lo devolvió, acredita el monto al miembro con un ajuste.',
  'bankTransfer.own': 'Es dinero tuyo: debe hacerlo otra persona.',
  'bankTransfer.same_person': 'Lo registraste tú: debe confirmarlo otra persona.',
}
