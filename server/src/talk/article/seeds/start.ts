import type { Chapter } from './seed.ts'

export const start: Chapter = {
  kind: 'help',
  chapter: 'start',
  articles: [
    {
      slug: 'first-steps',
      es: {
        title: 'Tus primeros cinco minutos',
        summary: 'Prueba un juego gratis y, si te gusta, crea una cuenta.',
        content: `
<p>No necesitas una cuenta para probar. Entra a <a href="/rng">Slots</a>, <a href="/live">Casino en vivo</a> o <a href="/cockfight">Gallos</a>, toca un juego y elige <strong>Jugar gratis</strong>. Las <a href="/lott">loterías</a> sí piden una cuenta.</p>
<p>Para jugar con dinero real:</p>
<ol>
<li>Toca <a href="/register">Crear cuenta</a> y elige cómo: con usuario, con tu celular o en un clic.</li>
<li>Verifica un celular o un correo en <a href="/member?view=securityCenter">Mi cuenta</a>. Con eso recuperas el acceso si olvidas la contraseña.</li>
<li>Fija tus <a href="/control">límites</a>.</li>
<li>Haz tu primer <a href="/member?view=depositv2">depósito</a>.</li>
</ol>`,
      },
      en: {
        title: 'Your first five minutes',
        summary: 'Try a game for free and, if you like it, create an account.',
        content: `
<p>You don’t need an account to try games. Open <a href="/rng">Slots</a>, <a href="/live">Live casino</a> or <a href="/cockfight">Cockfight</a>, tap a game and choose <strong>Play for free</strong>. <a href="/lott">Lotteries</a> do need an account.</p>
<p>To play with real money:</p>
<ol>
<li>Tap <a href="/register">Create account</a> and choose how: with a username, with your mobile number or in one click.</li>
<li>Verify a mobile number or an e-mail under <a href="/member?view=securityCenter">My account</a>. You need it to recover your account if you forget the password.</li>
<li>Set your <a href="/control">limits</a>.</li>
<li>Make your first <a href="/member?view=depositv2">deposit</a>.</li>
</ol>`,
      },
    },
    {
      slug: 'free',
      es: {
        title: 'Juego gratis y dinero real',
        summary: 'El mismo juego y las mismas probabilidades; cambia el saldo.',
        content: `
<p>El juego gratis usa un <strong>saldo de prueba</strong>. Las reglas, las probabilidades y la comprobación son las mismas que con dinero real.</p>
<ul>
<li>El saldo de prueba no se puede retirar ni convertir en dinero.</li>
<li>Las rondas gratis no participan en los <a href="/jackpots">jackpots</a>.</li>
<li>Las loterías no tienen juego gratis.</li>
</ul>
<p>La barra del juego siempre indica el modo: <strong>Juego gratis</strong> o <strong>Dinero real</strong>.</p>`,
      },
      en: {
        title: 'Free play and real money',
        summary: 'The same game and the same odds; only the balance differs.',
        content: `
<p>Free play uses a <strong>demo balance</strong>. The rules, the odds and the check of a round are the same as with real money.</p>
<ul>
<li>A demo balance cannot be withdrawn or turned into money.</li>
<li>Free rounds do not take part in the <a href="/jackpots">jackpots</a>.</li>
<li>Lotteries have no free play.</li>
</ul>
<p>The bar above the game always shows the mode: <strong>Free play</strong> or <strong>Real money</strong>.</p>`,
      },
    },
    {
      slug: 'find-a-game',
      es: {
        title: 'Qué juegos hay y cómo encontrarlos',
        summary: 'Slots, mesas, arcade, casino en vivo, gallos y loterías.',
        content: `
<ul>
<li><a href="/rng">Slots</a>: más de diez mil títulos de 15 estudios. Ahí están también los juegos de arcade y de mesa, el crash, el video póker, las raspaditas y el bingo.</li>
<li><a href="/live">Casino en vivo</a>: 7 mesas de ruleta, baccarat, dragón y tigre, y sic bo, abiertas siempre.</li>
<li><a href="/cockfight">Gallos</a>: peleas simuladas, sin animales.</li>
<li><a href="/lott">Lotería</a> y <a href="/elott">lotería electrónica</a>: 10 sorteos con calendario.</li>
<li><a href="/jackpots">Jackpots</a>: 4 premios acumulados.</li>
</ul>
<p>Busca por nombre, en español o en inglés: no importan los acentos ni un error de escritura. En Slots también puedes filtrar por estudio, retorno, volatilidad, apuesta mínima y características.</p>
<p>Toca el corazón de un juego para guardarlo en <a href="/favorite">Favoritos</a>. Los últimos que abriste están en <a href="/recent">Recientes</a>.</p>
<p>Los más jugados se cuentan con las rondas de los últimos 7 días. Ningún estudio paga por su posición.</p>`,
      },
      en: {
        title: 'Which games there are and how to find them',
        summary: 'Slots, table games, arcade, live casino, cockfights and lotteries.',
        content: `
<ul>
<li><a href="/rng">Slots</a>: more than ten thousand titles by 15 studios. Arcade and table games, crash, video poker, scratch cards and bingo are there too.</li>
<li><a href="/live">Live casino</a>: 7 tables of roulette, baccarat, dragon tiger and sic bo, always open.</li>
<li><a href="/cockfight">Cockfight</a>: simulated fights, without animals.</li>
<li><a href="/lott">Lottery</a> and <a href="/elott">e-lottery</a>: 10 games drawn by a calendar.</li>
<li><a href="/jackpots">Jackpots</a>: 4 progressive prizes.</li>
</ul>
<p>Search by name, in Spanish or English: accents and typos don’t matter. In Slots you can also filter by studio, return, volatility, minimum bet and features.</p>
<p>Tap the heart on a game to save it under <a href="/favorite">Favorites</a>. The games you opened last are under <a href="/recent">Recent</a>.</p>
<p>The most played games are counted by the rounds of the last 7 days. No studio pays for its position.</p>`,
      },
    },
    {
      slug: 'install',
      es: {
        title: 'Instala {brand} en tu teléfono',
        summary: 'Desde el navegador, sin tienda de apps.',
        content: `
<p>{brand} se instala desde el navegador. En <a href="/down">Descarga la app</a> están los pasos para iPhone y para Android, y un código QR para abrir el sitio en tu teléfono.</p>
<p>Instálala solo desde esa página: nunca enviamos la app por mensaje.</p>
<p>Sin conexión la app abre y puedes leer este centro de ayuda. Para jugar necesitas conexión. Cuando hay una versión nueva te avisamos y tú eliges cuándo actualizar.</p>`,
      },
      en: {
        title: 'Install {brand} on your phone',
        summary: 'From the browser, without an app store.',
        content: `
<p>{brand} is installed from the browser. <a href="/down">Get the app</a> has the steps for iPhone and Android, and a QR code that opens the site on your phone.</p>
<p>Install it only from that page: we never send the app in a message.</p>
<p>Without a connection the app opens and you can read this help center. To play you need a connection. When there is a new version we tell you, and you choose when to update.</p>`,
      },
    },
  ],
}
