import type { agentRefusals as english } from '../../en/agents/agentRefusals.ts'
import type { Texts } from '../../texts.ts'

export const agentRefusals: Texts<typeof english> = {
  'tree.upline_unknown': 'No hay ningún agente con ese número o nombre.',
  'tree.not_agent': 'Una cuenta solo puede quedar debajo de un agente.',
  'tree.same_place': 'La cuenta ya está en ese lugar.',
  'tree.own_branch': 'Ese agente está debajo de esta cuenta: no puede ser su superior.',
  'tree.too_deep': 'Esa línea tendría más niveles de los permitidos.',
  'tree.impact': 'Con este cambio terminan contratos. Revísalos y confirma otra vez si es correcto.',
  'team.freeze_closed': 'Por ahora los agentes no pueden congelar transferencias.',
  'agentLink.unknown': 'No tienes ningún enlace así.',
  'agentLink.too_many': 'Tienes todos los enlaces que se permiten. Reabre uno de los detenidos.',
  'agentLink.agents_closed': 'Por ahora los agentes no pueden abrir cuentas de agente.',
  'agentLink.terms_unsigned': 'Lee los términos de este enlace y envía el formulario otra vez.',
  'agentAccount.closed': 'Por ahora los agentes no pueden abrir cuentas a mano.',
  'agentAccount.too_many': 'Ya abriste todas las cuentas que se permiten en un día. Continúa mañana.',
  'agentAccount.unknown': 'No hay una cuenta así abierta a mano.',
  'agentAccount.taken': 'Su dueño ya eligió su propia contraseña; solo él puede cambiarla.',
  'agentAccount.name_proposed': 'Alguien del equipo ya propuso un agente con este nombre.',
  'team.unknown': 'No hay nadie con ese número en tu equipo.',
  'payslip.unknown': 'No tienes una liquidación con ese número.',
  'payslip.file_staff':
    'El archivo es demasiado grande, o incluye a un agente de otro equipo. Pídelo a atención al cliente.',
  'payslip.decided': 'Ya se decidió antes, o terminó el plazo para decidir.',
  'payslip.own': 'Debe decidirlo otra persona: se paga a una cuenta tuya.',
  'payslip.period_open': 'Ese período todavía no termina.',
  'team.period_invalid': 'Elige un primer y un último día con 92 días de diferencia como máximo.',
  'agentContract.off': 'Este tipo de contrato no se ofrece.',
  'agentContract.unknown': 'No tienes ningún contrato así.',
  'agentContract.agent_unknown': 'Esa cuenta no es un agente directamente debajo de ti.',
  'agentContract.terms': 'Estos términos no son válidos. Revisa los niveles, del más bajo al más alto.',
  'agentContract.none_own': 'Antes hace falta un contrato de este tipo por encima: nadie concede lo que no tiene.',
  'agentContract.above_upline':
    'Es más de lo que tiene el contrato de arriba. Cada nivel necesita uno arriba con al menos su tasa y sin mínimos más altos; la parte de la plataforma y la apuesta válida de un miembro activo no pueden ser menores.',
  'agentContract.other_period': 'El contrato de arriba tiene otro período. Los dos deben tener el mismo.',
  'agentContract.other_rules':
    'El contrato de arriba cuenta de otra manera. Cómo pagan los niveles, los mínimos y las pérdidas deben ser iguales en los dos.',
  'agentContract.offer_open': 'Ya hay una oferta de este tipo sin respuesta. Si es tuya, retírala primero.',
  'agentContract.too_many':
    'Ya le hiciste a este agente todas las ofertas de este tipo que se permiten en un día. Continúa mañana.',
  'agentContract.decided': 'Esta oferta ya fue respondida.',
  'agentContract.expired': 'Esta oferta venció.',
  'agentContract.impact': 'Los contratos que terminarían han cambiado. Revísalos otra vez antes de seguir.',
  'agentContract.not_valid': 'Este contrato ya no está vigente.',
}
