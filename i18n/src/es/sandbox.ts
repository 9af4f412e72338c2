import type { sandbox as english } from '../en/sandbox.ts'
import type { Texts } from '../texts.ts'

export const sandbox: Texts<typeof english> = {
  title: 'Mensajes de esta casa',
  lead: 'Esta casa todavía no tiene quien reparta: los mensajes de texto y los correos que enviaría se quedan aquí un día, a la vista de todos.',
  search: 'Buscar por número o correo',
  inboxes: 'Bandeja',
  sms: {
    title: 'Mensajes de texto',
    empty: 'Todavía no hay mensajes',
    emptyText: 'Pide un código al celular y aparecerá aquí solo.',
  },
  mail: {
    title: 'Correo',
    empty: 'Todavía no hay correos',
    emptyText: 'Pide un código o un enlace por correo y aparecerá aquí solo.',
  },
  nothingFound: 'Nada para ese destinatario',
  nothingFoundText: 'Los mensajes para los demás siguen aquí.',
  failed: 'No se entregó',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Tu navegador no lo permitió. Selecciona el texto y cópialo a mano.',
  failing: {
    title: 'Cómo se portan los repartidores',
    none: 'Entregan',
    rejected: 'Rechazan',
    timeout: 'No contestan',
    note: 'Los mensajes se están perdiendo a propósito. Esto es lo que ve la gente cuando falla el reparto.',
  },
  trouble: 'Los mensajes no se pueden leer en este momento',
  retry: 'Reintentar',
}
