import { november, type Seed } from './seed.ts'

type Words = readonly [title: string, content: string]

const note = (name: string, startsAtMs: number, es: Words, en: Words): Seed => ({
  name: `seed-board-${name}`,
  startsAtMs,
  es: { title: es[0], content: es[1] },
  en: { title: en[0], content: en[1] },
})

/** Public announcements of the notice board, each with its date. */
export const board: readonly Seed[] = [
  note(
    'lobby',
    november(15, 15),
    [
      'Abrió la sala de slots',
      '<p>Unos diez mil títulos, con búsqueda, filtros por datos y juego gratis para todos. <a href="/news/the-lobby-opens">La noticia completa</a>.</p>',
    ],
    [
      'The slots lobby has opened',
      '<p>Some ten thousand titles, with a search, filters by facts, and free play for everyone. <a href="/news/the-lobby-opens">The whole story</a>.</p>',
    ],
  ),
  note(
    'favourites',
    november(15, 13),
    [
      'Favoritos y recientes, en tu cuenta',
      '<p>Lo que guardas con el corazón y lo último que abriste ya se guarda con tu cuenta, no con tu teléfono: lo ves en todos tus dispositivos.</p>',
    ],
    [
      'Favourites and recent games, in your account',
      '<p>What you keep with the heart and what you opened last now stays with your account rather than your phone: you see it on all your devices.</p>',
    ],
  ),
  note(
    'winners',
    november(15, 11),
    [
      'La tabla de ganadores solo muestra rondas reales',
      '<p>Se llena con rondas jugadas con saldo y con el nombre abreviado. Ni rondas gratis ni nombres inventados. Si está vacía, es porque nadie ha ganado todavía.</p>',
    ],
    [
      'The board of winners shows real rounds only',
      '<p>It is filled by rounds played with a balance, with the name shortened. No free rounds and no made-up names. If it is empty, nobody has won yet.</p>',
    ],
  ),
  note(
    'help',
    november(15, 10),
    [
      'Nuevo centro de ayuda',
      '<p>Ocho capítulos con buscador, legibles sin conexión. <a href="/help">Darle una vuelta</a>.</p>',
    ],
    [
      'A new help center',
      '<p>Eight chapters with a search, readable without a connection. <a href="/help">Have a look round</a>.</p>',
    ],
  ),
  note(
    'clock',
    november(14, 18),
    [
      'Reloj y saldo neto sobre cada juego',
      '<p>Mientras juegas ves cuánto tiempo llevas y cuánto vas ganando o perdiendo desde que abriste el juego. No se puede quitar, y es a propósito.</p>',
    ],
    [
      'A clock and your net position above every game',
      '<p>While you play you see how long you have been there and how much you are up or down since you opened the game. It cannot be switched off, and that is on purpose.</p>',
    ],
  ),
  note(
    'passkeys',
    november(14, 15),
    [
      'Ya puedes entrar con passkey',
      '<p>Con la huella, la cara o el PIN de tu dispositivo. Agrégala en <a href="/member?view=securityCenter">Mi cuenta</a>.</p>',
    ],
    [
      'You can now sign in with a passkey',
      '<p>With your device’s fingerprint, face or PIN. Add one under <a href="/member?view=securityCenter">My account</a>.</p>',
    ],
  ),
  note(
    'app',
    november(14, 10),
    [
      'Instala Ronda en tu teléfono',
      '<p>Sin tienda y en unos segundos, desde <a href="/down">Descarga la app</a>.</p>',
    ],
    ['Install Ronda on your phone', '<p>With no store and in seconds, from <a href="/down">Get the app</a>.</p>'],
  ),
  note(
    'sessions',
    november(13, 18),
    [
      'Mira quién está dentro de tu cuenta',
      '<p>La lista de sesiones abiertas tiene ahora país, dispositivo y un botón para decir «no fui yo». <a href="/help#sessions">Cómo usarla</a>.</p>',
    ],
    [
      'See who is inside your account',
      '<p>The list of open sessions now has country, device and a button to say “that was not me”. <a href="/help#sessions">How to use it</a>.</p>',
    ],
  ),
  note(
    'feria',
    november(13, 12),
    [
      'Feria de Luz: 96.00 % demostrado',
      '<p>El primer juego de la casa, con su retorno como fracción exacta. <a href="/news/feria-de-luz">Conócelo</a>.</p>',
    ],
    [
      'Feria de Luz: 96.00 %, proven',
      '<p>The first game of the house, with its return as an exact fraction. <a href="/news/feria-de-luz">Meet it</a>.</p>',
    ],
  ),
  note(
    'books',
    november(13, 9),
    [
      'Los libros se revisan cada hora',
      '<p>Un programa aparte vuelve a sumar todos los asientos de la casa cada hora y avisa si falta un centavo. <a href="/help#books">Cómo se lleva tu cuenta</a>.</p>',
    ],
    [
      'The books are checked every hour',
      '<p>A separate program adds up every entry of the house again each hour, and reports a missing cent. <a href="/help#books">How your account is kept</a>.</p>',
    ],
  ),
  note(
    'languages',
    november(12, 15),
    [
      'En español y en inglés, sin recargar',
      '<p>El idioma se cambia arriba y cambia todo a la vez, también los nombres de los juegos.</p>',
    ],
    [
      'In Spanish and in English, without a reload',
      '<p>The language is changed at the top, and changes everything at once, names of games included.</p>',
    ],
  ),
  note(
    'terms',
    november(12, 12),
    [
      'Términos de uso en vigor',
      '<p>Están en vigor los términos de noviembre de 2026. <a href="/help#term">Léelos aquí</a>; si cambian, lo diremos en esta página antes.</p>',
    ],
    [
      'Terms of use in force',
      '<p>The terms of November 2026 are in force. <a href="/help#term">Read them here</a>; if they change, this page will say so beforehand.</p>',
    ],
  ),
]
