import type { uploads as english } from '../../en/people/uploads.ts'
import type { Texts } from '../../texts.ts'

export const uploads: Texts<typeof english> = {
  choose: 'Elige o toma una foto',
  drop: 'o suéltala aquí',
  hint: 'PNG o JPG, hasta 5 MB cada una. Borramos de la foto los datos de ubicación y de la cámara.',
  count: '{count, number} de {max, number}',
  sending: 'Subiendo…',
  sent: 'Recibida',
  remove: 'Quitar {name}',
  again: 'Reintentar',
  tooMany: 'No más de {max, plural, one {# imagen} other {# imágenes}}.',
  preview: 'Vista previa de {name}',
}
