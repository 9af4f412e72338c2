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
      'Más de diez mil slots y mucho más',
      '<p>Slots, arcade, mesas, casino en vivo, gallos y loterías, con búsqueda y filtros. <a href="/news/the-lobby-opens">Leer la noticia</a>.</p>',
    ],
    [
      'More than ten thousand slots and more',
      '<p>Slots, arcade, table games, live casino, cockfights and lotteries, with a search and filters. <a href="/news/the-lobby-opens">Read the news</a>.</p>',
    ],
  ),
  note(
    'favourites',
    november(15, 13),
    [
      'Favoritos y recientes, en tu cuenta',
      '<p>Tus <a href="/favorite">favoritos</a> y tus juegos <a href="/recent">recientes</a> se guardan en tu cuenta. Los ves en todos tus dispositivos.</p>',
    ],
    [
      'Favorites and recent games, in your account',
      '<p>Your <a href="/favorite">favorites</a> and <a href="/recent">recent</a> games are saved in your account. You see them on all your devices.</p>',
    ],
  ),
  note(
    'winners',
    november(15, 11),
    [
      'La lista de ganadores muestra solo rondas reales',
      '<p>Son rondas jugadas con dinero real en los últimos 7 días, con el nombre abreviado. Las rondas gratis no aparecen.</p>',
    ],
    [
      'The list of winners shows real rounds only',
      '<p>They are rounds played with real money in the last 7 days, with the name shortened. Free rounds are not listed.</p>',
    ],
  ),
  note(
    'help',
    november(15, 10),
    [
      'Nuevo centro de ayuda',
      '<p>8 capítulos con buscador, que también se leen sin conexión. <a href="/help">Abrir el centro de ayuda</a>.</p>',
    ],
    [
      'New help center',
      '<p>8 chapters with a search, which can also be read offline. <a href="/help">Open the help center</a>.</p>',
    ],
  ),
  note(
    'clock',
    november(14, 18),
    [
      'Tu tiempo y tu resultado, sobre cada juego',
      '<p>Mientras juegas ves cuánto tiempo llevas y cuánto vas ganando o perdiendo. Puedes ocultar el monto. También puedes fijar un límite de tiempo en <a href="/control">Límites</a>.</p>',
    ],
    [
      'Your time and your result, above every game',
      '<p>While you play you see how long you have played and how much you are up or down. You can hide the amount. You can also set a time limit under <a href="/control">Limits</a>.</p>',
    ],
  ),
  note(
    'passkeys',
    november(14, 15),
    [
      'Ya puedes iniciar sesión con llave de acceso',
      '<p>Con la huella, el rostro o el PIN de tu dispositivo. Agrégala en <a href="/member?view=securityCenter">Mi cuenta</a>.</p>',
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
      'Instala {brand} en tu teléfono',
      '<p>Desde el navegador, sin tienda de apps. <a href="/down">Ver los pasos</a>.</p>',
    ],
    [
      'Install {brand} on your phone',
      '<p>From the browser, without an app store. <a href="/down">See the steps</a>.</p>',
    ],
  ),
  note(
    'sessions',
    november(13, 18),
    [
      'Revisa las sesiones de tu cuenta',
      '<p>La lista muestra el dispositivo y el país de cada sesión, y tiene el botón «No fui yo». <a href="/help#sessions">Cómo usarla</a>.</p>',
    ],
    [
      'Review the sessions of your account',
      '<p>The list shows the device and country of each session, and has the button “That was not me”. <a href="/help#sessions">How to use it</a>.</p>',
    ],
  ),
  note(
    'feria',
    november(13, 12),
    [
      'Feria de Luz: retorno de 96.00%, demostrado',
      '<p>Nuestro primer slot publica su retorno como fracción exacta. <a href="/news/feria-de-luz">Leer la noticia</a>.</p>',
    ],
    [
      'Feria de Luz: a return of 96.00%, proven',
      '<p>Our first slot publishes its return as an exact fraction. <a href="/news/feria-de-luz">Read the news</a>.</p>',
    ],
  ),
  note(
    'books',
    november(13, 9),
    [
      'Revisamos todos los saldos cada hora',
      '<p>Un programa vuelve a sumar todos los movimientos cada hora y avisa si algo no cuadra. <a href="/help#books">Dónde ver tus movimientos</a>.</p>',
    ],
    [
      'We check all balances every hour',
      '<p>A program adds up all transactions again every hour and reports any difference. <a href="/help#books">Where to see your transactions</a>.</p>',
    ],
  ),
  note(
    'languages',
    november(12, 15),
    ['En español y en inglés', '<p>Cambia el idioma con el selector. También cambian los nombres de los juegos.</p>'],
    ['In Spanish and in English', '<p>Change the language with the selector. The names of games change too.</p>'],
  ),
  note(
    'terms',
    november(12, 12),
    [
      'Términos de uso vigentes',
      '<p>Están vigentes los términos de noviembre de 2026. <a href="/help#term">Leer los términos</a>. Si cambian, lo publicaremos aquí antes.</p>',
    ],
    [
      'Terms of use in force',
      '<p>The terms of November 2026 are in force. <a href="/help#term">Read the terms</a>. If they change, we will publish it here first.</p>',
    ],
  ),
]
