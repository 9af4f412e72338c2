import type { screens as english } from '../../en/site/screens.ts'
import type { Texts } from '../../texts.ts'

export const screens: Texts<typeof english> = {
  favorite: {
    empty: 'Sin favoritos',
    text: 'Toca el corazón de un juego para guardarlo aquí.',
  },
  recent: {
    empty: 'Sin juegos recientes',
    text: 'Aquí verás los juegos que abras, el último primero.',
  },
  seeGames: 'Ver los juegos',
  announce: {
    lead: 'Anuncios para todos.',
    empty: 'No hay anuncios',
    text: 'Aquí anunciamos los cambios de juegos, horarios y términos, con su fecha.',
  },
  helpAddress: {
    title: 'Dirección del centro de ayuda',
    lead: 'Desde dónde se muestra el centro de ayuda. Vacía, son nuestras propias páginas.',
    label: 'Dirección',
    hint: 'Empieza con https:// y debe permitir mostrarse dentro de nuestra página.',
    invalid: 'La dirección no es válida. Comunícate con atención al cliente.',
    save: 'Guardar',
    saved: 'Guardada. El centro de ayuda ya se abre desde ahí.',
    failure: 'No se pudo cargar la configuración',
  },
}
