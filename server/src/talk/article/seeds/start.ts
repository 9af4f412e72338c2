import type { Chapter } from './seed.ts'

export const start: Chapter = {
  kind: 'help',
  chapter: 'start',
  articles: [
    {
      slug: 'first-steps',
      es: {
        title: 'Tus primeros cinco minutos',
        summary: 'Mirar, probar y, si te gusta, abrir una cuenta.',
        content: `
<p>No necesitas cuenta para conocer la casa. Entra a cualquier sala, toca un juego y elige <strong>Jugar gratis</strong>: se abre al instante, con dinero de muestra.</p>
<p>Cuando quieras guardar tu historial y jugar con tu propio saldo, abre una cuenta:</p>
<ol>
<li>Toca <a href="/register">Crear cuenta</a>.</li>
<li>Elige cómo: con un usuario, con tu celular o en un clic.</li>
<li>Escoge una contraseña que no uses en ningún otro lugar.</li>
</ol>
<p>Después, lo único que te recomendamos hacer el primer día es verificar un celular o un correo en <a href="/member?view=securityCenter">Mi cuenta</a>. Es lo que te deja volver a entrar si un día olvidas la contraseña.</p>`,
      },
      en: {
        title: 'Your first five minutes',
        summary: 'Look around, try a game and, if you like it, open an account.',
        content: `
<p>You don’t need an account to see the place. Walk into any lobby, tap a game and choose <strong>Play for free</strong>: it opens at once, with money for show.</p>
<p>When you want to keep a history and play with a balance of your own, open an account:</p>
<ol>
<li>Tap <a href="/register">Create account</a>.</li>
<li>Choose how: with a username, with your mobile, or in one click.</li>
<li>Pick a password you use nowhere else.</li>
</ol>
<p>After that, one thing is worth doing on day one: verify a mobile number or an e-mail address under <a href="/member?view=securityCenter">My account</a>. It is how you get back in on the day you forget your password.</p>`,
      },
    },
    {
      slug: 'free',
      es: {
        title: 'Juego gratis y dinero real',
        summary: 'El juego gratis es el de verdad; solo el dinero es de muestra.',
        content: `
<p>El juego gratis usa los mismos rodillos, las mismas probabilidades y la misma prueba que el juego con dinero. No hay una versión «generosa» para enganchar y otra para cobrar: es el mismo código.</p>
<p>El dinero de muestra tiene su propia moneda y sus propias cuentas en los libros. No se puede retirar, no se convierte en saldo y nunca se mezcla con él.</p>
<p>En la barra del juego siempre dice en qué modo estás: <strong>Gratis</strong> o <strong>Dinero real</strong>. Un enlace roto o incompleto abre el juego en modo gratis, nunca al revés.</p>`,
      },
      en: {
        title: 'Free play and real money',
        summary: 'The free game is the real game; only the money is for show.',
        content: `
<p>Free play uses the same reels, the same odds and the same proof as play for money. There is no “generous” version to draw you in and another one to collect: it is the same code.</p>
<p>Money for show has its own currency and its own accounts in the books. It cannot be withdrawn, it never turns into a balance, and it never mixes with one.</p>
<p>The bar above the game always says which mode you are in: <strong>Free</strong> or <strong>Real money</strong>. A broken or incomplete link opens the free game, never the other way round.</p>`,
      },
    },
    {
      slug: 'find-a-game',
      es: {
        title: 'Encontrar un juego entre diez mil',
        summary: 'Busca por nombre, por estudio o por lo que el juego es de verdad.',
        content: `
<p>La sala de <a href="/rng">slots</a> tiene unos diez mil títulos. Tres maneras de no perderse:</p>
<ul>
<li><strong>Por nombre.</strong> Escribe un trozo. No importan los acentos ni una letra equivocada, y vale el nombre en español o en inglés.</li>
<li><strong>Por estudio.</strong> Cada casa de la casa tiene su carácter: Marea mira al mar, Órbita a las estrellas, La Huerta a la fruta.</li>
<li><strong>Por sus datos.</strong> Filtra por retorno, volatilidad, apuesta mínima o funciones.</li>
</ul>
<p>El corazón de cada ficha guarda el juego en <a href="/favorite">Favoritos</a>, y lo último que abriste queda en <a href="/recent">Recientes</a>.</p>
<p>Los juegos destacados salen de las rondas que la gente jugó de verdad en los últimos días; cuando faltan rondas, la casa elige, y lo dice.</p>`,
      },
      en: {
        title: 'Finding one game among ten thousand',
        summary: 'By name, by studio, or by what the game really is.',
        content: `
<p>The <a href="/rng">slots</a> lobby has some ten thousand titles. Three ways not to get lost:</p>
<ul>
<li><strong>By name.</strong> Type a piece of it. Accents and a wrong letter don’t matter, and either language will do.</li>
<li><strong>By studio.</strong> Each house within the house has a character of its own: Marea looks out to sea, Órbita up at the stars, La Huerta at the fruit.</li>
<li><strong>By its facts.</strong> Filter by return, volatility, smallest bet or features.</li>
</ul>
<p>The heart on a tile keeps the game under <a href="/favorite">Favourites</a>, and whatever you opened last waits under <a href="/recent">Recent</a>.</p>
<p>Hot games come from rounds that people really played over the last days; where rounds are missing the house chooses, and says so.</p>`,
      },
    },
    {
      slug: 'install',
      es: {
        title: 'Ronda como app en tu teléfono',
        summary: 'Se instala desde el navegador, pesa poco y abre sin conexión.',
        content: `
<p>Ronda se instala desde el propio navegador, sin tienda de por medio. En <a href="/down">Descarga la app</a> están los pasos para iPhone y para Android, con un código para pasar de la computadora al teléfono.</p>
<p>Sin conexión la app abre igual y puedes leer este centro de ayuda. Jugar no: un juego sin conexión no podría mostrarte nada verdadero.</p>
<p>Cuando hay una versión nueva te avisamos y tú decides cuándo cambiar. Nada se actualiza en medio de una ronda.</p>`,
      },
      en: {
        title: 'Ronda as an app on your phone',
        summary: 'Installed from the browser, small, and it opens without a connection.',
        content: `
<p>Ronda installs straight from the browser, with no store in between. <a href="/down">Get the app</a> has the steps for iPhone and Android, and a code to hop from your computer to your phone.</p>
<p>Without a connection the app still opens and you can read this help center. Playing is another matter: a game without a connection would have nothing true to show you.</p>
<p>When there is a new version we tell you, and you say when. Nothing updates in the middle of a round.</p>`,
      },
    },
  ],
}
