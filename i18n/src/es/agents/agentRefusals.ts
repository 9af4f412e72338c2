import type { agentRefusals as english } from '../../en/agents/agentRefusals.ts'
import type { Texts } from '../../texts.ts'

export const agentRefusals: Texts<typeof english> = {
  'tree.upline_unknown': 'No hay ningún agente con ese número o nombre.',
  'tree.not_agent': 'Una cuenta solo puede quedar debajo de un agente.',
  'tree.same_place': 'La cuenta ya está en ese lugar.',
  'tree.own_branch': 'Ese agente está debajo de esta cuenta: no puede ser su superior.',
  'tree.too_deep': 'Esa línea tendría más niveles de los permitidos.',
  'team.freeze_closed': 'Por ahora los agentes no pueden congelar transferencias.',
  'agentLink.unknown': 'No tienes ningún enlace así.',
  'agentLink.too_many': 'Tienes todos los enlaces que se permiten. Reabre uno de los detenidos.',
  'agentLink.agents_closed': 'Por ahora los agentes no pueden abrir cuentas de agente.',
  'agentLink.terms_unsigned': 'Lee los términos de este enlace y envía el formulario otra vez.',
  'agentAccount.closed': 'Por ahora los agentes no pueden abrir cuentas a mano.',
  'agentAccount.too_many': 'Ya abriste todas las cuentas que se permiten en un día. Continúa mañana.',
  'team.unknown': 'No hay nadie con ese número en tu equipo.',
  'team.period_invalid': 'Elige un primer y un último día con 92 días de diferencia como máximo.',
}
