import type { help as english } from '../../en/site/help.ts'
import type { Texts } from '../../texts.ts'

export const help: Texts<typeof english> = {
  title: 'Ayuda',
  lead: 'Respuestas cortas y claras.',
  contents: 'Capítulos',
  inChapter: 'En este capítulo',
  all: 'Todos los temas de ayuda',
  search: 'Buscar en la ayuda',
  clear: 'Borrar la búsqueda',
  found: '{count, plural, =0 {Sin resultados} one {# respuesta} other {# respuestas}}',
  foundNone: 'Sin resultados para «{words}»',
  foundNoneText: 'Prueba con otra palabra.',
  foundNoneService: 'Prueba con otra palabra o contacta a atención al cliente.',
  failure: 'No se pudieron cargar las respuestas',
  updated: 'Actualizado el {date}',
  copy: 'Copiar el enlace a esta respuesta',
  copied: 'Enlace copiado',
  service: 'Atención al cliente',
  chapters: {
    start: { title: 'Para empezar', text: 'Probar juegos, crear una cuenta y conocer el sitio.' },
    account: {
      title: 'Cuenta y seguridad',
      text: 'Métodos de acceso, verificación en dos pasos, contraseñas olvidadas.',
    },
    play: { title: 'Jugar', text: 'Qué es una ronda, datos de un juego, cortes de conexión.' },
    fair: { title: 'Juego limpio', text: 'El sello, tu semilla y cómo comprobar una ronda.' },
    control: { title: 'Juego responsable', text: 'Presupuesto, límites y cuándo parar.' },
    money: { title: 'Pagos', text: 'Depósitos, retiros y cómo cuidamos tu dinero.' },
    faq: { title: 'Preguntas frecuentes', text: 'Lo que más nos preguntan.' },
    term: { title: 'Términos', text: 'Términos de uso, privacidad y reglas de los juegos.' },
    other: { title: 'Más', text: 'Todo lo demás.' },
  },
}
