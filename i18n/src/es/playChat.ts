import type { Texts } from '../texts.ts'
import type { playChat as english } from '../en/playChat.ts'

export const playChat: Texts<typeof english> = {
  title: 'Chat de la mesa',
  open: 'Chat de la mesa',
  openUnread: '{count, plural, one {Chat de la mesa: # mensaje nuevo} other {Chat de la mesa: # mensajes nuevos}}',
  close: 'Cerrar el chat',
  hide: 'Ocultar chat',
  hidden: 'Ocultaste el chat. No se carga nada de lo que se dice aquí.',
  show: 'Mostrar el chat',
  note: 'Sé amable. Sin enlaces ni datos de contacto. Los nombres se acortan y los mensajes desaparecen a las 24 horas. Quienes presentan son personajes animados y no responden.',
  none: 'Nadie ha dicho nada todavía.',
  lines: 'Mensajes',
  you: 'Tú',
  more: 'Bloquear o denunciar a {name}',
  block: 'Bloquear',
  report: {
    insult: 'Denunciar: insulto',
    spam: 'Denunciar: spam',
    contact: 'Denunciar: pide contacto',
    other: 'Denunciar: otra cosa',
  },
  reported: 'Denunciado. Nuestro equipo lo revisará.',
  unblock: '{count, plural, one {Mostrar a la persona que bloqueaste} other {Mostrar a las # personas que bloqueaste}}',
  write: 'Di algo a la mesa',
  send: 'Enviar',
  muted: 'No puedes escribir hasta el {until}. Motivo: {reason}',
  readOnly: {
    guest: 'Aquí puedes leer. Para escribir, entra con una cuenta propia.',
    break: 'Estás en una pausa de juego: hasta que termine puedes leer, pero no escribir.',
  },
}
