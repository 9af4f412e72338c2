import type { Chapter } from './seed.ts'

export const fair: Chapter = {
  kind: 'help',
  chapter: 'fair',
  articles: [
    {
      slug: 'fair-idea',
      es: {
        title: 'La idea en un minuto',
        summary: 'Un sobre cerrado antes de jugar; se abre cuando tú lo pides.',
        content: `
<p>Imagina que la casa escribe un número secreto, lo mete en un sobre y deja el sobre sobre la mesa, a la vista de todos. Después tú dices una palabra, la que quieras. El resultado se calcula con el secreto y con tu palabra.</p>
<p>La casa no puede cambiar el secreto: el sobre ya está ahí. Tampoco pudo elegirlo a su favor: a tu palabra se le agregan dígitos de la huella del sobre, así que cualquiera ve que el sobre existía antes. Y cuando pides abrirlo, cualquiera repite la cuenta.</p>
<p>Eso hacemos en los juegos que juegas a solas, con matemática en lugar de papel. En <a href="/fairness">Juego limpio</a> hay una prueba en miniatura que corre en tu navegador, y ahí dice también cómo se deciden las rondas que comparten muchos y qué no puede mostrar ninguna prueba.</p>`,
      },
      en: {
        title: 'The idea in a minute',
        summary: 'An envelope sealed before you play, opened when you ask.',
        content: `
<p>Picture the house writing down a secret number, sealing it in an envelope and leaving the envelope on the table in plain sight. Then you say a word, any word. The result is worked out from the secret and your word.</p>
<p>The house cannot change the secret: the envelope is already there. Nor could it have picked one to suit itself: digits of the envelope’s fingerprint are added to your word, so anyone can see that the envelope came first. And when you ask for it to be opened, anyone can do the sum again.</p>
<p>That is what we do in the games you play alone, with mathematics instead of paper. <a href="/fairness">Fair play</a> has a miniature of it that runs in your browser, and says how rounds are decided that many share, and what no proof can show.</p>`,
      },
    },
    {
      slug: 'seeds',
      es: {
        title: 'El sello, tu texto y el número de la ronda',
        summary: 'Las tres piezas de un resultado, y por qué no hay una cuarta.',
        content: `
<ul>
<li><strong>El secreto de la casa.</strong> 64 dígitos hexadecimales al azar. Antes de dar tu texto ves su huella (SHA-256): ese es el sello.</li>
<li><strong>Tu texto.</strong> Hasta 20 caracteres, sin espacios ni dos puntos. Tu navegador agrega detrás unos al azar, para que nadie pueda preverlo, y los primeros 32 dígitos del sello. Así se ve que lo diste con el sello ya puesto. El primero lo inventa tu navegador al azar; cámbialo cuando quieras.</li>
<li><strong>El número de la ronda.</strong> 0, 1, 2… Cada ronda usa el suyo una sola vez.</li>
</ul>
<p>Las tres pasan por HMAC-SHA256. De ahí salen números de 32 bits, y cada número dice en qué casilla se detiene un rodillo. Los que darían ventaja a una casilla se descartan, así que todas las casillas tienen exactamente la misma probabilidad.</p>
<p>No entra nada más: ni tu saldo, ni tu apuesta, ni la hora, ni lo que ganaste ayer.</p>`,
      },
      en: {
        title: 'The seal, your text and the number of the round',
        summary: 'The three parts of a result, and why there is no fourth.',
        content: `
<ul>
<li><strong>The house’s secret.</strong> 64 random hexadecimal digits. Before you give your text you see its fingerprint (SHA-256): that is the seal.</li>
<li><strong>Your text.</strong> Up to 20 characters, no spaces and no colon. Behind them your browser adds a few at random, so that nobody can foresee it, and the first 32 digits of the seal. So it shows that you gave it with the seal already set. Your browser makes up the first one at random; change it whenever you like.</li>
<li><strong>The number of the round.</strong> 0, 1, 2… Each round uses its own once.</li>
</ul>
<p>The three go through HMAC-SHA256. Out come numbers of 32 bits, and each says at which cell a reel stops. Those that would favour a cell are thrown away, so all cells are exactly as likely.</p>
<p>Nothing else goes in: not your balance, not your stake, not the hour, not what you won yesterday.</p>`,
      },
    },
    {
      slug: 'check',
      es: {
        title: 'Comprobar una ronda, paso a paso',
        summary: 'Cuatro toques dentro del juego; o tu propia terminal.',
        content: `
<ol>
<li>En el juego, abre el menú y elige <strong>Historial</strong>.</li>
<li>Toca la ronda y luego <strong>Comprobar</strong>.</li>
<li>Si su secreto sigue en uso, toca <strong>Revelar ahora</strong>: se publica y empieza otro.</li>
<li>Tu navegador repite todo: el sello, los números, dónde para cada rodillo y cuánto paga. Cada paso dice si coincide.</li>
</ol>
<p>¿Prefieres no creerle a nuestra página? Comprueba el sello en cualquier terminal:</p>
<pre><code>printf %s SECRETO | sha256sum</code></pre>
<p>La fórmula completa, para escribir tu propio comprobador, está en <a href="/fairness">Juego limpio</a>.</p>`,
      },
      en: {
        title: 'Checking a round, step by step',
        summary: 'Four taps inside the game, or your own terminal.',
        content: `
<ol>
<li>In the game, open the menu and choose <strong>History</strong>.</li>
<li>Tap the round, then <strong>Verify</strong>.</li>
<li>If its secret is still in use, tap <strong>Reveal now</strong>: it is published and another one begins.</li>
<li>Your browser does everything again: the seal, the numbers, where each reel stops and what it pays. Every step says whether it matches.</li>
</ol>
<p>Rather not take our page’s word for it? Check the seal in any terminal:</p>
<pre><code>printf %s SECRET | sha256sum</code></pre>
<p>The whole formula, for writing a checker of your own, is on <a href="/fairness">Fair play</a>.</p>`,
      },
    },
    {
      slug: 'returns',
      es: {
        title: 'De dónde sale el retorno',
        summary: 'Una fracción exacta, calculada de dos maneras que no comparten ni un paso.',
        content: `
<p>El retorno de cada juego es una fracción exacta. El de Feria de Luz, por ejemplo, es 368057889293/383393360064, cerca de 96.00 %.</p>
<p>Lo calculamos dos veces: con una fórmula que parte de cuántos símbolos hay en cada rodillo, y mirando una por una todas las maneras en que los rodillos pueden detenerse. Si las dos no dan la misma fracción, el juego no sale.</p>
<p>Cada ronda guarda la huella de las matemáticas con que se jugó. Si alguien cambiara una sola casilla de un rodillo, la huella sería otra y lo verías.</p>
<p>Más despacio, en el blog: <a href="/blog/how-a-return-is-proven">Cómo se demuestra el retorno de un slot</a>.</p>`,
      },
      en: {
        title: 'Where the return comes from',
        summary: 'An exact fraction, worked out in two ways that share no step.',
        content: `
<p>The return of each game is an exact fraction. That of Feria de Luz, for one, is 368057889293/383393360064, about 96.00 %.</p>
<p>We work it out twice: by a formula that starts from how many of each symbol lie on each reel, and by looking, one by one, at every way in which the reels can stop. Unless both give the same fraction, the game does not come out.</p>
<p>Every round keeps the fingerprint of the mathematics it was played with. If anyone changed a single cell of a reel, the fingerprint would be another, and you would see it.</p>
<p>At a slower pace, on the blog: <a href="/blog/how-a-return-is-proven">How the return of a slot is proven</a>.</p>`,
      },
    },
    {
      slug: 'what-we-cannot-do',
      es: {
        title: 'Lo que la casa no puede hacer',
        summary: 'La lista que nos gustaría leer en cualquier otro lugar.',
        content: `
<ul>
<li>No puede cambiar un resultado después de sortearlo: los libros no admiten correcciones, solo asientos nuevos a la vista.</li>
<li>No puede darte peores probabilidades por tu saldo, tu racha o tu país: nada de eso entra en la cuenta.</li>
<li>No puede volver a sortear si un premio le parece grande.</li>
<li>No puede leer por adelantado un secreto en uso: se guarda cifrado y solo se abre al retirarlo.</li>
<li>No puede pasar por encima de un límite o de una exclusión de tu cuenta: se revisan en la misma operación que tu apuesta.</li>
</ul>
<p>Lo que sí tiene es ventaja matemática, y está escrita en cada juego. Con 96 % de retorno, 4 de cada 100 apostados se quedan aquí en promedio.</p>`,
      },
      en: {
        title: 'What the house cannot do',
        summary: 'The list we would like to read everywhere else.',
        content: `
<ul>
<li>It cannot change a result once drawn: the books take no corrections, only new entries in plain sight.</li>
<li>It cannot give you worse odds for your balance, your streak or your country: none of that goes into the sum.</li>
<li>It cannot draw again because a win looks large.</li>
<li>It cannot read ahead in a secret that is in use: it is kept encrypted and opened only when it is retired.</li>
<li>It cannot get round a limit or an exclusion of your account: they are checked in the very operation that takes your stake.</li>
</ul>
<p>What it does have is a mathematical edge, and it is written on every game. At a return of 96 %, 4 of every 100 staked stay here on average.</p>`,
      },
    },
  ],
}
