import { november, type Seed } from './seed.ts'

/** Shown over the page to visitors, once in a session. */
export const forVisitors: readonly Seed[] = [
  {
    name: 'seed-visitor-welcome',
    startsAtMs: november(15, 16),
    es: {
      title: 'Te damos la bienvenida a {brand}',
      content: `
<ul>
<li><strong>Prueba gratis.</strong> Abre slots, mesas y casino en vivo sin cuenta, con las mismas probabilidades. Las loterías piden una cuenta.</li>
<li><strong>Comprueba tus rondas.</strong> Cada resultado se puede volver a calcular en tu navegador. <a href="/fairness">Cómo funciona</a>.</li>
<li><strong>Juega con límites.</strong> Decide cuánto dinero y cuánto tiempo antes de empezar. <a href="/help#limits">Qué puedes fijar</a>.</li>
</ul>
<p>Debes tener 18 años o más.</p>`,
    },
    en: {
      title: 'Welcome to {brand}',
      content: `
<ul>
<li><strong>Try for free.</strong> Open slots, table games and live casino without an account, at the same odds. Lotteries need an account.</li>
<li><strong>Check your rounds.</strong> Every result can be calculated again in your browser. <a href="/fairness">How it works</a>.</li>
<li><strong>Play within limits.</strong> Decide how much money and how much time before you start. <a href="/help#limits">What you can set</a>.</li>
</ul>
<p>You must be 18 or older.</p>`,
    },
  },
  {
    name: 'seed-visitor-payments',
    startsAtMs: november(15, 14),
    es: {
      title: 'Deposita solo desde tu cuenta',
      content: `
<p>Los depósitos se hacen en la pantalla Depositar de tu cuenta, que muestra los métodos disponibles y su comisión. Nunca te pediremos dinero por mensaje ni por teléfono.</p>
<p><a href="/help#deposit">Cómo depositar</a> · <a href="/help#withdraw">Cómo retirar</a></p>`,
    },
    en: {
      title: 'Deposit only from your account',
      content: `
<p>Deposits are made on the Deposit page of your account, which shows the available methods and their fees. We never ask for money in a message or by phone.</p>
<p><a href="/help#deposit">How to deposit</a> · <a href="/help#withdraw">How to withdraw</a></p>`,
    },
  },
]

/** Shown over the page to signed-in members, once in a session. */
export const forMembers: readonly Seed[] = [
  {
    name: 'seed-member-lobby',
    startsAtMs: november(15, 16),
    es: {
      title: 'Encuentra tus juegos',
      content: `
<p>Más de diez mil <a href="/rng">slots</a>, <a href="/live">casino en vivo</a>, <a href="/cockfight">gallos</a> y <a href="/lott">loterías</a>.</p>
<ul>
<li>Toca el corazón de un juego para guardarlo en <a href="/favorite">Favoritos</a>.</li>
<li>Los últimos que abriste están en <a href="/recent">Recientes</a>.</li>
<li>En Slots filtra por retorno o volatilidad.</li>
</ul>
<p><a href="/news/the-lobby-opens">Leer la noticia</a></p>`,
    },
    en: {
      title: 'Find your games',
      content: `
<p>More than ten thousand <a href="/rng">slots</a>, <a href="/live">live casino</a>, <a href="/cockfight">cockfights</a> and <a href="/lott">lotteries</a>.</p>
<ul>
<li>Tap the heart on a game to save it under <a href="/favorite">Favorites</a>.</li>
<li>The games you opened last are under <a href="/recent">Recent</a>.</li>
<li>In Slots, filter by return or volatility.</li>
</ul>
<p><a href="/news/the-lobby-opens">Read the news</a></p>`,
    },
  },
  {
    name: 'seed-member-safety',
    startsAtMs: november(14, 16),
    es: {
      title: 'Protege tu cuenta',
      content: `
<p>Agrega una llave de acceso o una app de autenticación en <a href="/member?view=securityCenter">Mi cuenta</a>. Toma un minuto.</p>
<p>Nunca te pediremos tu contraseña ni un código.</p>`,
    },
    en: {
      title: 'Protect your account',
      content: `
<p>Add a passkey or an authenticator app under <a href="/member?view=securityCenter">My account</a>. It takes a minute.</p>
<p>We never ask for your password or a code.</p>`,
    },
  },
]

/** Shown once, after the first sign-in of an account. */
export const forNewMembers: readonly Seed[] = [
  {
    name: 'seed-first-login',
    startsAtMs: november(15, 17),
    es: {
      title: 'Tu cuenta está lista',
      content: `
<ol>
<li>Verifica un correo o un celular en <a href="/member?view=securityCenter">Mi cuenta</a>. Lo necesitas si olvidas la contraseña.</li>
<li>Fija tus <a href="/control">límites</a> de depósito y de tiempo.</li>
<li>Revisa los datos de un juego antes de jugar. <a href="/help#facts">Cómo leerlos</a>.</li>
<li>Comprueba una ronda. <a href="/help#check">Cómo se hace</a>.</li>
</ol>`,
    },
    en: {
      title: 'Your account is ready',
      content: `
<ol>
<li>Verify an e-mail or a mobile number under <a href="/member?view=securityCenter">My account</a>. You need it if you forget the password.</li>
<li>Set your deposit and time <a href="/control">limits</a>.</li>
<li>Look at a game’s details before you play. <a href="/help#facts">How to read them</a>.</li>
<li>Check a round. <a href="/help#check">How to do it</a>.</li>
</ol>`,
    },
  },
]
