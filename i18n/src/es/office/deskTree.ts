import type { deskTree as english } from '../../en/office/deskTree.ts'
import type { Texts } from '../../texts.ts'

/** Desk: where an account stands in the tree of agents. */
export const deskTree: Texts<typeof english> = {
  title: 'Línea de agentes',
  move: 'Mover a otro agente',
  note: 'La cuenta se mueve con todos los que están debajo. Las cifras hasta ahora quedan con los agentes de entonces; desde ahora cuentan para la nueva línea.',
  upline: 'Nuevo agente',
  uplineHint: 'Número o usuario. Déjalo vacío para sacar la cuenta de toda línea.',
  moved: 'Cuenta movida.',
  moves: 'Movimientos anteriores',
  fromTo: 'De {from} a {to}',
  noAgent: 'ningún agente',
  noLine: 'No está en la línea de ningún agente.',
  head: 'Agente general: encabeza su línea.',
  team: 'Equipo: {members} miembros, {agents} agentes',
}
