import type { verificationSandbox as english } from '../../en/people/verificationSandbox.ts'
import type { Texts } from '../../texts.ts'

export const verificationSandbox: Texts<typeof english> = {
  title: 'Mensajes de prueba',
  lead: 'No hay un servicio de envío configurado: los mensajes de texto y los correos quedan aquí un día, a la vista de todos.',
  search: 'Buscar por número o correo',
  clear: 'Ver todos',
  inboxes: 'Bandeja',
  sms: {
    title: 'Mensajes de texto',
    empty: 'Todavía no hay mensajes',
    emptyText: 'Pide un código al celular y aparecerá aquí.',
  },
  mail: {
    title: 'Correo',
    empty: 'Todavía no hay correos',
    emptyText: 'Pide un código o un enlace por correo y aparecerá aquí.',
  },
  nothingFound: 'Sin resultados',
  nothingFoundText: 'No hay mensajes para ese destinatario.',
  failed: 'No se entregó',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Tu navegador no lo permitió. Selecciona el texto y cópialo manualmente.',
  failing: {
    title: 'Cómo responde el servicio de envío',
    none: 'Entrega',
    rejected: 'Rechaza',
    timeout: 'No responde',
    note: 'Los mensajes fallan a propósito. Así se ve todo cuando falla el servicio de envío.',
  },
  failure: 'No se pudieron cargar los mensajes',
  retry: 'Reintentar',
}
