import type { DatedSeed } from './seed.ts'

export const news: readonly DatedSeed[] = [
  {
    slug: 'the-lobby-opens',
    publishedAtMs: Date.UTC(2026, 10, 15, 15),
    es: {
      title: 'Más de diez mil slots, casino en vivo y loterías',
      summary: 'Qué juegos hay, cómo buscarlos y cuáles puedes probar gratis.',
      content: `
<p>La sección de <a href="/rng">Slots</a> tiene más de diez mil títulos de 15 estudios, además de juegos de arcade y de mesa, crash, video póker, raspaditas y bingo. También hay <a href="/live">casino en vivo</a> con 7 mesas, <a href="/cockfight">gallos</a> simulados y 10 <a href="/lott">loterías</a>.</p>
<p>Puedes probar gratis y sin cuenta todos los juegos, menos las loterías, que piden una cuenta.</p>
<p>La búsqueda ignora los acentos y tolera errores de escritura. En Slots puedes filtrar por retorno, volatilidad, apuesta mínima y características, y cada juego explica por qué está en su posición.</p>
<p>Los más jugados y la lista de ganadores salen de rondas reales de los últimos 7 días.</p>
<p>Algunos títulos comparten el mismo modelo matemático. <a href="/help#facts">Cómo leer los datos de un juego</a>.</p>`,
    },
    en: {
      title: 'More than ten thousand slots, live casino and lotteries',
      summary: 'Which games there are, how to find them and which you can try for free.',
      content: `
<p>The <a href="/rng">Slots</a> section has more than ten thousand titles by 15 studios, plus arcade and table games, crash, video poker, scratch cards and bingo. There is also a <a href="/live">live casino</a> with 7 tables, simulated <a href="/cockfight">cockfights</a> and 10 <a href="/lott">lotteries</a>.</p>
<p>You can try all games for free and without an account, except the lotteries, which need one.</p>
<p>The search ignores accents and tolerates typos. In Slots you can filter by return, volatility, minimum bet and features, and each game explains its position.</p>
<p>The most played games and the list of winners come from real rounds of the last 7 days.</p>
<p>Some titles share the same math model. <a href="/help#facts">How to read a game’s details</a>.</p>`,
    },
  },
  {
    slug: 'new-help-center',
    publishedAtMs: Date.UTC(2026, 10, 15, 12),
    es: {
      title: 'Nuevo centro de ayuda',
      summary: '8 capítulos con buscador, que también se leen sin conexión.',
      content: `
<p>El <a href="/help">centro de ayuda</a> explica cómo crear una cuenta, jugar, comprobar una ronda, depositar y retirar, fijar límites, y los términos de uso. Tiene buscador y cada respuesta tiene su propio enlace.</p>
<p>Para empezar:</p>
<ul>
<li><a href="/help#deposit">Cómo depositar</a></li>
<li><a href="/help#withdraw">Cómo retirar</a></li>
<li><a href="/help#limits">Límites, descansos y autoexclusión</a></li>
<li><a href="/help#check">Comprobar una ronda</a></li>
</ul>`,
    },
    en: {
      title: 'New help center',
      summary: '8 chapters with a search, which can also be read offline.',
      content: `
<p>The <a href="/help">help center</a> explains how to create an account, play, check a round, deposit and withdraw, set limits, and the terms of use. It has a search, and every answer has its own link.</p>
<p>Good places to start:</p>
<ul>
<li><a href="/help#deposit">How to deposit</a></li>
<li><a href="/help#withdraw">How to withdraw</a></li>
<li><a href="/help#limits">Limits, breaks and self-exclusion</a></li>
<li><a href="/help#check">Checking a round</a></li>
</ul>`,
    },
  },
  {
    slug: 'passkeys-and-sessions',
    publishedAtMs: Date.UTC(2026, 10, 14, 15),
    es: {
      title: 'Llaves de acceso, app de autenticación y sesiones activas',
      summary: 'Más formas de proteger tu cuenta.',
      content: `
<p>Ya puedes iniciar sesión con la huella, el rostro o el PIN de tu dispositivo. Una <strong>llave de acceso</strong> no se puede adivinar y no funciona en páginas falsas.</p>
<p>También hay una app de autenticación con códigos de recuperación, verificación en dos pasos desde lugares nuevos y una lista de tus sesiones, con el botón «No fui yo».</p>
<p>Todo está en <a href="/member?view=securityCenter">Mi cuenta</a>. Empieza por verificar un correo o un celular.</p>`,
    },
    en: {
      title: 'Passkeys, authenticator app and active sessions',
      summary: 'More ways to protect your account.',
      content: `
<p>You can now sign in with your device’s fingerprint, face or PIN. A <strong>passkey</strong> cannot be guessed and does not work on fake pages.</p>
<p>There is also an authenticator app with recovery codes, two-step verification from new places, and a list of your sessions with the button “That was not me”.</p>
<p>It is all under <a href="/member?view=securityCenter">My account</a>. Start by verifying an e-mail or a mobile number.</p>`,
    },
  },
  {
    slug: 'ronda-on-your-phone',
    publishedAtMs: Date.UTC(2026, 10, 14, 10),
    es: {
      title: 'Instala {brand} en tu teléfono',
      summary: 'Desde el navegador, sin tienda de apps.',
      content: `
<p>En <a href="/down">Descarga la app</a> están los pasos para instalar {brand} en iPhone y Android. Se instala desde el navegador y ocupa menos espacio que una foto.</p>
<p>Sin conexión la app abre y puedes leer la ayuda. Tu saldo y tus rondas están en el servidor: si pierdes el teléfono, inicia sesión en otro.</p>`,
    },
    en: {
      title: 'Install {brand} on your phone',
      summary: 'From the browser, without an app store.',
      content: `
<p><a href="/down">Get the app</a> has the steps to install {brand} on iPhone and Android. It is installed from the browser and takes less space than a photo.</p>
<p>Without a connection the app opens and you can read the help. Your balance and your rounds are on the server: if you lose the phone, sign in on another one.</p>`,
    },
  },
  {
    slug: 'feria-de-luz',
    publishedAtMs: Date.UTC(2026, 10, 13, 12),
    es: {
      title: 'Feria de Luz, nuestro primer slot, con su retorno demostrado',
      summary: 'Cinco rodillos, 20 líneas y un retorno exacto.',
      content: `
<p><strong>Feria de Luz</strong> es nuestro primer slot: cinco rodillos, 20 líneas, comodines y giros gratis.</p>
<p>Su retorno es una fracción exacta, 96.00006873 %. Lo calculamos con una fórmula y recorriendo todas las posiciones de los rodillos, y los dos métodos dan la misma fracción.</p>
<p>Pruébalo gratis y comprueba una ronda desde su historial. <a href="/help#check">Cómo se hace</a>.</p>`,
    },
    en: {
      title: 'Feria de Luz, our first slot, with its return proven',
      summary: 'Five reels, 20 lines and an exact return.',
      content: `
<p><strong>Feria de Luz</strong> is our first slot: five reels, 20 lines, wilds and free spins.</p>
<p>Its return is an exact fraction, 96.00006873%. We calculated it by formula and by going through every position of the reels, and both methods give the same fraction.</p>
<p>Try it for free and check a round from its history. <a href="/help#check">How to do it</a>.</p>`,
    },
  },
]
