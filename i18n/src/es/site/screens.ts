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
  promotions: {
    lead: 'Ofertas y sus condiciones.',
    empty: 'No hay promociones activas',
    text: 'Una promoción muestra todas sus condiciones antes de que participes. Los juegos pagan igual con ella o sin ella.',
  },
  announce: {
    lead: 'Anuncios para todos.',
    empty: 'No hay anuncios',
    text: 'Aquí anunciamos los cambios de juegos, horarios y términos, con su fecha.',
  },
  pointMall: {
    lead: 'Canjea tus puntos por premios.',
    empty: 'Todavía no hay artículos',
    text: 'Por ahora no hay artículos para canjear. Los puntos nunca vencen.',
    history: 'Canjes',
    historyEmpty: 'No has canjeado nada',
    historyText: 'Aquí verás tus canjes con su estado: en proceso, aprobado o rechazado.',
    details: 'Puntos',
    detailsEmpty: 'No has ganado puntos',
    detailsText: 'Cada línea muestra cuándo ganaste puntos, por qué y cuántos quedan.',
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
    failure: 'No se pudo cargar la configuración',
  },
}
