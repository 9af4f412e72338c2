import type { screens as english } from '../en/screens.ts'
import type { Texts } from '../texts.ts'

export const screens: Texts<typeof english> = {
  favorite: {
    empty: 'Sin favoritos',
    text: 'Aquí se juntan los juegos que más te gustan, a un toque.',
  },
  recent: {
    empty: 'Aún no has abierto ninguno',
    text: 'Aquí verás los juegos que abras, el último primero.',
  },
  seeGames: 'Ver los juegos',
  promotions: {
    lead: 'Ofertas y sus condiciones.',
    empty: 'No hay promociones en curso',
    text: 'Una promoción muestra todas sus condiciones antes de que entres. Los juegos pagan igual con ella o sin ella.',
  },
  announce: {
    lead: 'Avisos para todos.',
    empty: 'No hay anuncios',
    text: 'Aquí se escriben los cambios de juegos, horarios y términos, con su fecha.',
  },
  pointMall: {
    lead: 'Puntos por jugar, premios por puntos.',
    empty: 'Todavía no hay artículos',
    text: 'Por ahora no se ofrece nada por puntos. Los puntos nunca vencen.',
    history: 'Canjes',
    historyEmpty: 'No has canjeado nada',
    historyText: 'Aquí verás tus canjes con su estado: en proceso, aprobado o rechazado.',
    details: 'Puntos',
    detailsEmpty: 'No has ganado puntos',
    detailsText: 'Cada punto tiene su línea: cuándo llegó, por qué y cuánto queda.',
    shop: 'Tienda',
    tabs: 'Tienda de puntos',
    signIn: 'Entra para ver tus puntos',
    signInText: 'Los puntos pertenecen a una cuenta.',
  },
  helpAddress: {
    title: 'Dirección del centro de ayuda',
    lead: 'Desde dónde se muestra el centro de ayuda. Vacía, son nuestras propias páginas.',
    label: 'Dirección',
    hint: 'Empieza con https:// y debe permitir mostrarse dentro de nuestra página.',
    invalid: 'La dirección no es válida. Comunícate con atención al cliente.',
    save: 'Guardar',
    saved: 'Guardada. El centro de ayuda ya se abre desde ahí.',
    failure: 'No se pudo leer la configuración',
  },
}
