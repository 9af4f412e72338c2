import type { help as english } from '../en/help.ts'
import type { Texts } from '../texts.ts'

export const help: Texts<typeof english> = {
  title: 'Ayuda',
  lead: 'Respuestas cortas y claras.',
  contents: 'Capítulos',
  inChapter: 'En este capítulo',
  all: 'Toda la ayuda',
  search: 'Buscar en la ayuda',
  clear: 'Borrar la búsqueda',
  found: '{count, plural, =0 {Nada encontrado} one {# respuesta} other {# respuestas}}',
  foundNone: 'Nada encontrado para «{words}»',
  foundNoneText: 'Prueba con otra palabra o pregúntale a una persona.',
  failure: 'No se pudieron cargar las respuestas',
  updated: 'Cambió el {date}',
  copy: 'Copiar el enlace a esta respuesta',
  copied: 'Enlace copiado',
  service: 'Preguntarle a una persona',
  chapters: {
    start: { title: 'Para empezar', text: 'Probar juegos, abrir una cuenta, encontrar lo tuyo.' },
    account: { title: 'Cuenta y seguridad', text: 'Maneras de entrar, segundo paso, contraseñas olvidadas.' },
    play: { title: 'Jugar', text: 'Qué es una ronda, datos de un juego, cortes de conexión.' },
    fair: { title: 'Juego limpio', text: 'El sello, tu semilla y cómo comprobar una ronda.' },
    control: { title: 'Jugar con cabeza', text: 'Presupuesto, límites y cuándo parar.' },
    money: { title: 'Pagos', text: 'Qué dinero hay y cómo se llevan los libros.' },
    faq: { title: 'Preguntas', text: 'Lo que más nos preguntan.' },
    term: { title: 'Términos', text: 'Términos de uso, privacidad y reglas de los juegos.' },
    other: { title: 'Más', text: 'Todo lo demás.' },
  },
}
