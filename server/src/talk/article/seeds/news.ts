import type { DatedSeed } from './seed.ts'

export const news: readonly DatedSeed[] = [
  {
    slug: 'the-lobby-opens',
    publishedAtMs: Date.UTC(2026, 10, 15, 15),
    es: {
      title: 'Abre la sala: diez mil títulos que se encuentran en un segundo',
      summary: 'Búsqueda que perdona errores, filtros por datos verdaderos y un lugar para tus favoritos.',
      content: `
<p>Desde hoy la sala de <a href="/rng">slots</a> tiene unos diez mil títulos. Cada uno tiene su nombre en español y en inglés, su portada y su estudio, y todos se pueden jugar gratis sin abrir una cuenta.</p>
<p>Nos importaba más que se encuentren a que sean muchos. La búsqueda ignora acentos y perdona una letra cambiada. Puedes filtrar por retorno, volatilidad, apuesta mínima o funciones, y ordenar por lo que quieras. Cuando un juego sale primero, te decimos por qué.</p>
<p>Lo destacado sale de rondas jugadas de verdad en los últimos días. La tabla de ganadores, también: si está vacía, es que nadie ha ganado todavía, y no la vamos a rellenar.</p>
<p>Una aclaración que preferimos hacer nosotros: diez mil títulos no son diez mil matemáticas. Comparten un puñado de modelos demostrados. <a href="/help#facts">Así se leen los datos de un juego</a>.</p>`,
    },
    en: {
      title: 'The lobby opens: ten thousand titles, found in a second',
      summary: 'A search that forgives mistakes, filters by true facts, and a place for your favourites.',
      content: `
<p>As of today the <a href="/rng">slots</a> lobby holds some ten thousand titles. Each has a name in Spanish and in English, a cover and a studio, and all of them can be played for free without opening an account.</p>
<p>We cared less about how many there are than about finding them. The search ignores accents and forgives a wrong letter. You can filter by return, volatility, smallest bet or features, and sort as you please. When a game comes first, we tell you why.</p>
<p>Hot games come from rounds really played over the last days. So does the board of winners: if it is empty, nobody has won yet, and we are not going to fill it in.</p>
<p>One thing we would rather say ourselves: ten thousand titles are not ten thousand mathematics. They share a handful of proven models. <a href="/help#facts">Here is how to read a game’s facts</a>.</p>`,
    },
  },
  {
    slug: 'a-help-center-worth-reading',
    publishedAtMs: Date.UTC(2026, 10, 15, 12),
    es: {
      title: 'Un centro de ayuda que dice también lo que falta',
      summary: 'Capítulos con buscador, legibles sin conexión, y sin promesas vacías.',
      content: `
<p>El <a href="/help">centro de ayuda</a> es nuevo de principio a fin: primeros pasos, cuenta y seguridad, cómo se juega, cómo se comprueba, cómo cuidarse, pagos, preguntas y términos. Tiene buscador, cada respuesta tiene su propia dirección para compartirla, y se puede leer sin conexión.</p>
<p>Nos pusimos una regla al escribirlo: si algo no existe todavía, lo decimos. Por eso hay un artículo que explica <a href="/help#limits">qué límites puedes poner hoy y cuáles no</a>, y otro sobre <a href="/help#money-today">qué dinero hay en la casa</a>.</p>
<p>Si algo no se entiende, no es culpa tuya. Cuéntanos y lo escribimos mejor.</p>`,
    },
    en: {
      title: 'A help center that also says what is missing',
      summary: 'Chapters with a search, readable offline, and no empty promises.',
      content: `
<p>The <a href="/help">help center</a> is new from end to end: first steps, account and security, how to play, how to check, how to look after yourself, payments, questions and terms. It has a search, every answer has an address of its own to share, and it can be read without a connection.</p>
<p>We set ourselves one rule in writing it: if something does not exist yet, we say so. That is why one article explains <a href="/help#limits">which limits you can set today and which you cannot</a>, and another <a href="/help#money-today">what money there is in the house</a>.</p>
<p>If something is hard to follow, the fault is not yours. Tell us and we will write it better.</p>`,
    },
  },
  {
    slug: 'new-doors',
    publishedAtMs: Date.UTC(2026, 10, 14, 15),
    es: {
      title: 'Nuevas puertas: passkeys, autenticador y sesiones a la vista',
      summary: 'Entrar es más fácil para ti y más difícil para los demás.',
      content: `
<p>Ya puedes entrar con la huella o la cara de tu teléfono. Una <strong>passkey</strong> no se puede escribir en una página falsa ni adivinar, así que es la manera más segura de entrar, y también la más rápida.</p>
<p>Además: autenticador con códigos de recuperación, un segundo paso cuando alguien entra desde un lugar desconocido, y una lista de todas tus sesiones con el botón «no fui yo».</p>
<p>Todo está en <a href="/member?view=securityCenter">Mi cuenta</a>. El primer paso, de un minuto, es verificar un correo o un celular.</p>`,
    },
    en: {
      title: 'New doors: passkeys, authenticator and sessions in plain sight',
      summary: 'Getting in is easier for you and harder for everyone else.',
      content: `
<p>You can now sign in with your phone’s fingerprint or face. A <strong>passkey</strong> cannot be typed into a fake page or guessed, which makes it the safest way in, and the fastest too.</p>
<p>Also: an authenticator with recovery codes, a second step when someone signs in from an unknown place, and a list of all your sessions with a button that says “that was not me”.</p>
<p>It is all under <a href="/member?view=securityCenter">My account</a>. The first step takes a minute: verify an e-mail address or a mobile number.</p>`,
    },
  },
  {
    slug: 'ronda-on-your-phone',
    publishedAtMs: Date.UTC(2026, 10, 14, 10),
    es: {
      title: 'Ronda en tu teléfono, sin tienda',
      summary: 'Se instala desde el navegador y abre aunque no haya señal.',
      content: `
<p>Desde <a href="/down">Descarga la app</a> puedes instalar Ronda en iPhone, Android o computadora en unos segundos. No pasa por ninguna tienda, no pide permisos y ocupa menos que una foto.</p>
<p>Sin señal abre igual, te lo dice y te deja leer la ayuda. Tu saldo y tus rondas no viven en el teléfono: están en el servidor, así que si lo pierdes, no pierdes nada más que el teléfono.</p>`,
    },
    en: {
      title: 'Ronda on your phone, with no store',
      summary: 'It installs from the browser and opens even without a signal.',
      content: `
<p>From <a href="/down">Get the app</a> you can install Ronda on an iPhone, an Android phone or a computer in seconds. It goes through no store, asks for no permissions and takes up less room than a photograph.</p>
<p>Without a signal it still opens, says so, and lets you read the help. Your balance and your rounds do not live on the phone: they are on the server, so if you lose it, the phone is all you lose.</p>`,
    },
  },
  {
    slug: 'feria-de-luz',
    publishedAtMs: Date.UTC(2026, 10, 13, 12),
    es: {
      title: 'Feria de Luz, nuestro primer juego, con su retorno demostrado',
      summary: 'Cinco rodillos, veinte líneas y una fracción que cualquiera puede revisar.',
      content: `
<p><strong>Feria de Luz</strong> es el primer juego de la casa: cinco rodillos, veinte líneas, comodines, norias que abren giros gratis y una noche de feria de fondo.</p>
<p>Su retorno es exactamente 368057889293/383393360064, cerca de 96.00 %. No es una medición ni una promesa: sale de una fórmula y de contar cada posición de los rodillos, y las dos cuentas dan la misma fracción.</p>
<p>Pruébalo gratis y, cuando quieras, abre el historial y comprueba una ronda. Lleva menos de un minuto. <a href="/help#check">Aquí está cómo</a>.</p>`,
    },
    en: {
      title: 'Feria de Luz, our first game, with its return proven',
      summary: 'Five reels, twenty lines, and a fraction that anyone can go over.',
      content: `
<p><strong>Feria de Luz</strong> is the first game of the house: five reels, twenty lines, wilds, big wheels that open free spins, and a night at the fair behind it all.</p>
<p>Its return is exactly 368057889293/383393360064, about 96.00 %. It is neither a measurement nor a promise: it comes from a formula and from counting every position of the reels, and both give the same fraction.</p>
<p>Try it for free and, whenever you like, open the history and check a round. It takes less than a minute. <a href="/help#check">Here is how</a>.</p>`,
    },
  },
]
