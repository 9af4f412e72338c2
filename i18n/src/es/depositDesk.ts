import type { depositDesk as english } from '../en/depositDesk.ts'
import type { Texts } from '../texts.ts'

export const depositDesk: Texts<typeof english> = {
  shelf: 'Qué pasa con ellos',
  shelves: { open: 'Abiertos', late: 'Tarde', mismatch: 'Otro monto', reversed: 'Devueltos', all: 'Todos' },
  empty: { title: 'Nada por aquí', text: 'Ningún depósito de este tipo necesita a nadie.' },
  caseTitle: 'Depósito',
  facts: {
    member: 'Miembro',
    way: 'Método',
    provider: 'Proveedor',
    asked: 'Pedido',
    paid: 'Confirmado',
    fee: 'Comisión',
    reason: 'Motivo',
    id: 'Operación',
  },
  heard: 'El proveedor dice ahora',
  heardNothing: 'No se le puede preguntar en este momento',
  heardStates: { waiting: 'Nadie ha pagado', paid: 'Pagado', failed: 'Falló', reversed: 'Devuelto' },
  look: 'Preguntar de nuevo al proveedor',
  looked: 'Preguntado. Está como se muestra.',
  close: 'Cerrarlo',
  closeTitle: '¿Cerrar este depósito?',
  closeText: 'El miembro verá que atención al cliente lo cerró. Lo que llegue después se acredita igual.',
  closed: 'Depósito cerrado.',
  receipt: 'Comprobante',
  timeline: 'Qué ha pasado',
}
