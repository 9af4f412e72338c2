import { november, type Seed } from './seed.ts'

/** Shown over the page to visitors, once in a session. */
export const forVisitors: readonly Seed[] = [
  {
    name: 'seed-visitor-welcome',
    startsAtMs: november(15, 16),
    es: {
      title: 'Te damos la bienvenida a Ronda',
      content: `
<p>Esta es una casa de juego que enseña sus cartas.</p>
<ul>
<li><strong>Prueba sin cuenta.</strong> Todos los juegos se abren gratis, con las mismas probabilidades.</li>
<li><strong>Comprueba.</strong> Cada ronda se puede volver a calcular en tu navegador. <a href="/fairness">Así funciona</a>.</li>
<li><strong>Decide antes.</strong> Cuánto y hasta qué hora. <a href="/help#budget">Te ayudamos a ponerlo en números</a>.</li>
</ul>
<p>Solo para mayores de 18 años.</p>`,
    },
    en: {
      title: 'Welcome to Ronda',
      content: `
<p>This is a gaming house that shows its cards.</p>
<ul>
<li><strong>Try without an account.</strong> Every game opens for free, at the same odds.</li>
<li><strong>Check.</strong> Every round can be worked out again in your browser. <a href="/fairness">Here is how</a>.</li>
<li><strong>Decide beforehand.</strong> How much and until when. <a href="/help#budget">We help you put it in figures</a>.</li>
</ul>
<p>For people of 18 and over only.</p>`,
    },
  },
  {
    name: 'seed-visitor-no-payments',
    startsAtMs: november(15, 14),
    es: {
      title: 'Todavía no recibimos pagos',
      content: `
<p>La casa aún no tiene medios de pago abiertos. Nadie puede pedirte un depósito en nuestro nombre, ni por chat ni por teléfono.</p>
<p><a href="/help#money-today">Qué dinero hay hoy en la casa</a></p>`,
    },
    en: {
      title: 'We take no payments yet',
      content: `
<p>The house has no means of payment open yet. Nobody may ask you for a deposit in our name, neither in a chat nor by phone.</p>
<p><a href="/help#money-today">What money there is in the house today</a></p>`,
    },
  },
]

/** Shown over the page to signed-in members, once in a session. */
export const forMembers: readonly Seed[] = [
  {
    name: 'seed-member-lobby',
    startsAtMs: november(15, 16),
    es: {
      title: 'La sala está abierta',
      content: `
<p>Diez mil títulos, buscador que perdona errores y tus favoritos a un toque.</p>
<ul>
<li>Toca el corazón de un juego para guardarlo en <a href="/favorite">Favoritos</a>.</li>
<li>Lo último que abriste está en <a href="/recent">Recientes</a>.</li>
<li>Filtra por retorno o volatilidad en la <a href="/rng">sala de slots</a>.</li>
</ul>
<p><a href="/news/the-lobby-opens">Leer la noticia completa</a></p>`,
    },
    en: {
      title: 'The lobby is open',
      content: `
<p>Ten thousand titles, a search that forgives mistakes, and your favourites one tap away.</p>
<ul>
<li>Tap the heart on a game to keep it under <a href="/favorite">Favourites</a>.</li>
<li>What you opened last is under <a href="/recent">Recent</a>.</li>
<li>Filter by return or volatility in the <a href="/rng">slots lobby</a>.</li>
</ul>
<p><a href="/news/the-lobby-opens">Read the whole story</a></p>`,
    },
  },
  {
    name: 'seed-member-safety',
    startsAtMs: november(14, 16),
    es: {
      title: 'Un minuto para que nadie más entre',
      content: `
<p>Agrega una passkey o un autenticador en <a href="/member?view=securityCenter">Mi cuenta</a>. Es lo que más protege tu saldo, y no cuesta nada.</p>
<p>Recuerda: nadie de la casa te pedirá la contraseña ni un código.</p>`,
    },
    en: {
      title: 'One minute to keep everyone else out',
      content: `
<p>Add a passkey or an authenticator under <a href="/member?view=securityCenter">My account</a>. Nothing protects your balance better, and it costs nothing.</p>
<p>Remember: nobody from the house will ask for your password or a code.</p>`,
    },
  },
]

/** Shown once, after the first sign-in of an account. */
export const forNewMembers: readonly Seed[] = [
  {
    name: 'seed-first-login',
    startsAtMs: november(15, 17),
    es: {
      title: 'Tu primera visita con cuenta propia',
      content: `
<p>Qué bueno tenerte aquí. Tres cosas que a otros les hubiera gustado saber el primer día:</p>
<ol>
<li>Verifica un correo o un celular en <a href="/member?view=securityCenter">Mi cuenta</a>: es tu manera de volver si olvidas la contraseña.</li>
<li>Antes de jugar, mira los datos del juego. El retorno y la volatilidad dicen más que la portada. <a href="/help#facts">Cómo leerlos</a>.</li>
<li>Comprueba una ronda, aunque sea una vez. Después ya nadie te convence con palabras. <a href="/help#check">Cómo se hace</a>.</li>
</ol>`,
    },
    en: {
      title: 'Your first visit with an account of your own',
      content: `
<p>Good to have you here. Three things that others would have liked to know on day one:</p>
<ol>
<li>Verify an e-mail address or a mobile number under <a href="/member?view=securityCenter">My account</a>: it is your way back if you forget your password.</li>
<li>Before you play, look at a game’s facts. Return and volatility say more than the cover does. <a href="/help#facts">How to read them</a>.</li>
<li>Check a round, if only once. After that, words alone will not win you over. <a href="/help#check">How it is done</a>.</li>
</ol>`,
    },
  },
]
