import type { talk as english } from '../../en/talk/talk.ts'
import type { Texts } from '../../texts.ts'

export const talk: Texts<typeof english> = {
  announcements: {
    title: 'Anuncios',
    list: 'Anuncios, del más reciente al más antiguo',
    back: 'Todos los anuncios',
    promotion: 'Ver las promociones',
    failed: 'No se pudieron cargar los anuncios',
    agentEmpty: 'No hay anuncios para agentes',
    agentEmptyText: 'Aquí verás lo que tengamos que decir a los agentes.',
  },
  pages: {
    label: 'Páginas',
    where: 'Página {page, number} de {pages, number}',
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  news: {
    title: 'Noticias',
    lead: 'Qué cambió y por qué.',
    empty: 'Todavía no hay noticias',
    emptyText: 'Aquí anunciamos los cambios.',
    all: 'Todas las noticias',
  },
  blog: {
    title: 'Blog',
    lead: 'Cómo funcionan nuestros juegos y nuestra plataforma.',
    empty: 'Todavía no hay publicaciones',
    emptyText: 'Aquí publicamos cómo se hacen nuestros juegos, ilustraciones y registros contables.',
    all: 'Todas las publicaciones',
  },
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  readTime: 'Tiempo de lectura',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  share: 'Compartir',
  updated: 'Actualizado el {date}',
  missing: 'Artículo no encontrado',
  missingText: 'Se retiró, o la dirección no es correcta.',
  failure: 'No se pudo cargar el texto',
}
