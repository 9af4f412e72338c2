/** Desk: reported chat messages. */
export const deskChat = {
  pile: 'Filtrar mensajes',
  piles: { reported: 'Reportados', all: 'Todo el último día' },
  none: 'No hay mensajes en las mesas en el último día.',
  noneReported: 'No hay mensajes reportados por decidir.',
  reportedAs: '{reason} × {count}',
  reasons: { insult: 'Insulto', spam: 'Spam', contact: 'Pide datos de contacto', other: 'Otro' },
  mutedUntil: 'En silencio hasta el {until}',
  gone: 'Este mensaje se quitó.',
  remove: 'Quitar',
  keep: 'Conservar',
  mute: 'Silenciar',
  unmute: 'Quitar silencio',
  spans: { 15: '15 minutos', 60: '1 hora', 1440: '1 día', 10080: '7 días' },
  asks: {
    remove: { title: '¿Quitar este mensaje?', text: 'Desaparece para toda la mesa.', confirm: 'Quitar' },
    keep: { title: '¿Conservar este mensaje?', text: 'Sus reportes se cierran.', confirm: 'Conservar' },
    mute: {
      title: '¿Silenciar a este miembro?',
      text: 'Podrá leer pero no escribir, en todas las mesas. Verá el motivo que escribas aquí.',
      confirm: 'Silenciar',
    },
    unmute: {
      title: '¿Quitar el silencio a este miembro?',
      text: 'Podrá escribir enseguida.',
      confirm: 'Quitar silencio',
    },
  },
} as const
