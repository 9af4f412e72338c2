import type { depositDesk as english } from '../en/depositDesk.ts'
import type { Texts } from '../texts.ts'

export const depositDesk: Texts<typeof english> = {
  filterLabel: 'Qué depósitos',
  filters: {
    open: 'Abiertos',
    late: 'Atrasados',
    mismatch: 'Otro monto',
    returning: 'Por devolver',
    reversed: 'Contracargos',
    all: 'Todos',
  },
  empty: { title: 'Nada por aquí', text: 'No hay depósitos de este tipo.' },
  caseTitle: 'Depósito',
  facts: {
    member: 'Miembro',
    way: 'Método',
    provider: 'Proveedor',
    asked: 'Pedido',
    paid: 'Confirmado',
    credited: 'Acreditado',
    back: 'Por reembolsar',
    returned: 'Reembolsado',
    why: 'Por qué se reembolsa',
    fee: 'Comisión',
    reason: 'Motivo',
    id: 'Operación',
  },
  why: {
    limit: 'Supera el límite de depósitos del miembro',
    stopped: 'El miembro estaba en pausa o excluido',
    frozen: 'Los depósitos del miembro estaban congelados',
  },
  heard: 'Lo que dice ahora el proveedor',
  heardLeft: '{left} todavía con nosotros',
  heardNothing: 'Ahora no se le puede preguntar al proveedor',
  heardStates: { waiting: 'Sin pagar', paid: 'Pagado', failed: 'Fallido', reversed: 'Contracargo' },
  look: 'Preguntar de nuevo al proveedor',
  looked: 'Preguntado. El estado está al día.',
  close: 'Cerrar depósito',
  closeTitle: '¿Cerrar este depósito?',
  closeText:
    'El miembro verá que atención al cliente lo cerró. Si todavía llega un pago, se acredita dentro de sus límites.',
  closed: 'Depósito cerrado.',
  receipt: 'Comprobante',
  timeline: 'Historial',
}
