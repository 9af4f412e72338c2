import type { depositDesk as english } from '../../en/money/depositDesk.ts'
import type { Texts } from '../../texts.ts'

export const depositDesk: Texts<typeof english> = {
  filterLabel: 'Filtrar depósitos',
  filters: {
    open: 'Abiertos',
    late: 'Atrasados',
    mismatch: 'Otro monto',
    returning: 'Por reembolsar',
    reversed: 'Contracargos',
    all: 'Todos',
  },
  empty: { title: 'Sin resultados', text: 'No hay depósitos de este tipo.' },
  caseTitle: 'Depósito',
  facts: {
    member: 'Miembro',
    way: 'Método',
    provider: 'Proveedor',
    asked: 'Solicitado',
    paid: 'Confirmado',
    credited: 'Acreditado',
    back: 'Por reembolsar',
    returned: 'Reembolsado',
    why: 'Motivo del reembolso',
    fee: 'Comisión',
    reason: 'Motivo',
    id: 'Operación',
  },
  why: {
    limit: 'Supera el límite de depósitos del miembro',
    stopped: 'El miembro estaba de descanso o autoexcluido',
    frozen: 'Los depósitos del miembro estaban congelados',
  },
  heard: 'Estado actual en el proveedor',
  heardLeft: '{left} todavía en nuestro poder',
  heardNothing: 'El proveedor no está disponible ahora',
  heardStates: { waiting: 'Sin pagar', paid: 'Pagado', failed: 'Fallido', reversed: 'Contracargo' },
  look: 'Consultar al proveedor',
  looked: 'Consultado. El estado está actualizado.',
  close: 'Cerrar depósito',
  closeTitle: '¿Cerrar este depósito?',
  closeText:
    'El miembro verá que atención al cliente lo cerró. Si todavía llega un pago, se acredita dentro de sus límites.',
  closed: 'Depósito cerrado.',
  receipt: 'Comprobante',
  timeline: 'Historial',
}
