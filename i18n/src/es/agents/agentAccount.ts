import type { agentAccount as english } from '../../en/agents/agentAccount.ts'
import type { Texts } from '../../texts.ts'

export const agentAccount: Texts<typeof english> = {
  failed: 'No se pudieron cargar las cuentas',
  title: 'Abre una cuenta para alguien',
  lead: 'Tú eliges el nombre; nosotros creamos una contraseña de un solo uso. Quien la usa elige la suya al entrar por primera vez.',
  username: 'Usuario',
  password: 'Contraseña de un solo uso',
  address: 'Sitio',
  opens: 'Tipo de cuenta',
  kinds: { member: 'Miembro', agent: 'Agente' },
  left: '{count, plural, one {Hoy puedes abrir 1 cuenta más.} other {Hoy puedes abrir # cuentas más.}}',
  open: 'Abrir cuenta',
  handOver: 'Entrégala ahora',
  handOverText: 'La contraseña solo se muestra aquí. Sirve durante un día y solo para elegir otra.',
  file: 'cuenta-nueva.txt',
  saved: 'Ya la guardé',
  close: 'Cerrar',
  list: 'Cuentas que abriste',
  used: 'Ya entró',
  waiting: 'Sin usar',
  empty: 'Todavía no has abierto cuentas',
  emptyText: 'Aquí verás si su dueño ya entró.',
  closed: 'No disponible por ahora',
  closedText: 'Por ahora los agentes no pueden abrir cuentas a mano. Tus enlaces siguen funcionando.',
  more: 'Ver más',
}
