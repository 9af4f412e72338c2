/** What staff read about messages that were reported. */
export const deskChat = {
  pile: 'Qué mensajes',
  piles: { reported: 'Denunciados', all: 'Todo el último día' },
  none: 'Nadie ha dicho nada en las mesas en el último día.',
  noneReported: 'No hay denuncias pendientes de decisión.',
  reportedAs: '{reason} × {count}',
  reasons: { insult: 'Insulto', spam: 'Spam', contact: 'Pide contacto', other: 'Otra cosa' },
  mutedUntil: 'En silencio hasta el {until}',
  gone: 'Este mensaje se quitó.',
  remove: 'Quitar',
  keep: 'Dejarlo',
  mute: 'Silenciar',
  unmute: 'Dejar hablar',
  spans: { 15: '15 minutos', 60: '1 hora', 1440: '1 día', 10080: '7 días' },
  asks: {
    remove: { title: '¿Quitar este mensaje?', text: 'Desaparece para toda la mesa.', confirm: 'Quitar' },
    keep: { title: '¿Dejar este mensaje?', text: 'Sus denuncias quedan decididas.', confirm: 'Dejarlo' },
    mute: {
      title: '¿Silenciar a este miembro?',
      text: 'Podrá leer y no escribir, en todas las mesas. Verá el motivo que escribas aquí.',
      confirm: 'Silenciar',
    },
    unmute: { title: '¿Dejar hablar a este miembro?', text: 'Podrá escribir enseguida.', confirm: 'Dejar hablar' },
  },
} as const
