import type { Texts } from '../../texts.ts'
import type { chat as english } from '../../en/talk/chat.ts'

export const chat: Texts<typeof english> = {
  title: 'Chat de la mesa',
  open: 'Chat de la mesa',
  openUnread: '{count, plural, one {Chat de la mesa: # mensaje nuevo} other {Chat de la mesa: # mensajes nuevos}}',
  close: 'Cerrar el chat',
  hide: 'Ocultar chat',
  hidden: 'El chat está oculto. No se cargan mensajes.',
  show: 'Mostrar el chat',
  note: 'Sé amable. Sin enlaces ni datos de contacto. Los nombres se acortan y los mensajes se borran a las 24 horas. Los presentadores son personajes animados y no responden.',
  none: 'Aún no hay mensajes.',
  lines: 'Mensajes',
  you: 'Tú',
  more: 'Bloquear o reportar a {name}',
  block: 'Bloquear',
  report: {
    insult: 'Reportar: insulto',
    spam: 'Reportar: spam',
    contact: 'Reportar: pide datos de contacto',
    other: 'Reportar: otro motivo',
  },
  reported: 'Reportado. Nuestro equipo lo revisará.',
  unblock:
    '{count, plural, one {Desbloquear a la persona que bloqueaste} other {Desbloquear a las # personas que bloqueaste}}',
  envelope: {
    title: 'Hay un sobre rojo abierto',
    pot: '{pot} en {shares, plural, one {# parte} other {# partes}}',
    left: '{left, plural, one {queda #} other {quedan #}} · cierra en {time}',
    take: 'Tomar una parte',
    got: 'Te tocaron {amount}',
  },
  write: 'Escribe un mensaje',
  send: 'Enviar',
  muted: 'No puedes escribir hasta el {until}. Motivo: {reason}',
  readOnly: {
    guest: 'Puedes leer el chat. Para escribir, entra con tu propia cuenta.',
    break: 'Estás de descanso: hasta que termine puedes leer, pero no escribir.',
  },
}
