import type { deskBooks as english } from '../../en/office/deskBooks.ts'
import type { Texts } from '../../texts.ts'

export const deskBooks: Texts<typeof english> = {
  state: 'Estado del libro mayor',
  right: 'El libro cuadra: {entries} asientos, sin errores.',
  late: 'La auditoría de cada hora no corre desde hace más de dos horas. Revisa que las tareas del servidor estén activas.',
  wrong: 'El libro no cuadra. Detén los retiros y llama a un ingeniero.',
  checked: 'Auditado el {when}',
  checkedIn: 'Auditado el {when}, en {took}',
  check: 'Auditar ahora',
  faults: 'Errores encontrados',
  runs: 'Auditorías anteriores',
  accounts: 'Cuentas de la empresa',
  columns: {
    when: 'Auditado',
    took: 'Duración',
    entries: 'Asientos',
    faults: 'Errores',
    account: 'Cuenta',
    currency: 'Moneda',
    balance: 'Saldo',
  },
}
