import type { Chapter } from './seed.ts'

export const fair: Chapter = {
  kind: 'help',
  chapter: 'fair',
  articles: [
    {
      slug: 'fair-idea',
      es: {
        title: 'Cómo sabes que los juegos son limpios',
        summary: 'El resultado queda fijado antes de jugar y tú lo puedes volver a calcular.',
        content: `
<p>En los juegos que juegas a solas:</p>
<ol>
<li>El servidor crea una semilla secreta y te muestra su huella (SHA-256). Desde ese momento no la puede cambiar sin que se note.</li>
<li>Tú agregas un texto. El resultado de cada ronda se calcula con la semilla, tu texto y el número de la ronda.</li>
<li>Cuando cambias tu texto, la semilla anterior se publica. Tu navegador vuelve a calcular cada ronda y la compara con lo que viste.</li>
</ol>
<p>En mesas en vivo, crash, gallos y loterías un sorteo decide para todos, con otro método. En <a href="/fairness">Juego limpio</a> están los dos, una prueba que corre en tu navegador y lo que ninguna comprobación puede mostrar.</p>`,
      },
      en: {
        title: 'How you know that the games are fair',
        summary: 'The result is fixed before you play, and you can calculate it again.',
        content: `
<p>In games that you play alone:</p>
<ol>
<li>The server creates a secret seed and shows you its fingerprint (SHA-256). From then on it cannot change the seed unnoticed.</li>
<li>You add a text. The result of each round is calculated from the seed, your text and the number of the round.</li>
<li>When you change your text, the old seed is published. Your browser calculates every round again and compares it with what you saw.</li>
</ol>
<p>At live tables, in crash, cockfights and lotteries one draw decides for everyone, by another method. <a href="/fairness">Fair play</a> explains both, has a demonstration that runs in your browser, and says what no check can show.</p>`,
      },
    },
    {
      slug: 'seeds',
      es: {
        title: 'La semilla, tu texto y el número de la ronda',
        summary: 'Los tres datos que deciden un resultado.',
        content: `
<ul>
<li><strong>La semilla secreta.</strong> 64 dígitos hexadecimales al azar. Antes de ingresar tu texto ves su huella (SHA-256), que es el sello.</li>
<li><strong>Tu texto.</strong> Hasta 20 caracteres, sin espacios ni dos puntos. Tu navegador agrega caracteres al azar, para que nadie pueda predecirlo, y los primeros 32 dígitos del sello, que muestran que el sello existía antes. Puedes cambiarlo cuando quieras.</li>
<li><strong>El número de la ronda.</strong> 0, 1, 2 y así, sin repetir ni saltar ninguno.</li>
</ul>
<p>Los tres pasan por HMAC-SHA256. De ahí salen los números que deciden la ronda; en un slot, dónde se detiene cada rodillo. Los números que favorecerían a una posición se descartan, así que todas tienen la misma probabilidad.</p>
<p>No interviene nada más: ni tu saldo, ni tu apuesta, ni la hora, ni tus rondas anteriores.</p>`,
      },
      en: {
        title: 'The seed, your text and the number of the round',
        summary: 'The three inputs that decide a result.',
        content: `
<ul>
<li><strong>The secret seed.</strong> 64 random hexadecimal digits. Before you enter your text you see its fingerprint (SHA-256), which is the seal.</li>
<li><strong>Your text.</strong> Up to 20 characters, without spaces or colons. Your browser adds random characters, so that nobody can predict it, and the first 32 digits of the seal, which show that the seal came first. You can change it whenever you like.</li>
<li><strong>The number of the round.</strong> 0, 1, 2 and so on, with no repeats and no gaps.</li>
</ul>
<p>The three go through HMAC-SHA256. The result is the numbers that decide the round; in a slot, where each reel stops. Numbers that would favor one position are discarded, so all positions are equally likely.</p>
<p>Nothing else takes part: not your balance, not your stake, not the time, not your earlier rounds.</p>`,
      },
    },
    {
      slug: 'check',
      es: {
        title: 'Comprobar una ronda, paso a paso',
        summary: 'Una ronda dentro del juego, o todas a la vez.',
        content: `
<p><strong>Una ronda:</strong></p>
<ol>
<li>En el juego, abre el menú y elige <strong>Historial</strong>.</li>
<li>Toca la ronda y luego <strong>Comprobar</strong>.</li>
<li>Si su semilla sigue en uso, toca <strong>Revelar ahora</strong>. Se publica y empieza otra.</li>
<li>Tu navegador vuelve a calcular la ronda y muestra si cada paso coincide.</li>
</ol>
<p><strong>Todas tus rondas:</strong> abre <a href="/verify">Comprueba tus rondas</a>. También revisa si falta alguna, y puedes guardar las pruebas en un archivo.</p>
<p>Puedes comprobar un sello sin nuestra página, en cualquier terminal:</p>
<pre><code>printf %s SEMILLA | sha256sum</code></pre>
<p>La fórmula completa está en <a href="/fairness">Juego limpio</a>.</p>`,
      },
      en: {
        title: 'Checking a round, step by step',
        summary: 'One round inside the game, or all of them at once.',
        content: `
<p><strong>One round:</strong></p>
<ol>
<li>In the game, open the menu and choose <strong>History</strong>.</li>
<li>Tap the round, then <strong>Verify</strong>.</li>
<li>If its seed is still in use, tap <strong>Reveal now</strong>. It is published and another one begins.</li>
<li>Your browser calculates the round again and shows whether each step matches.</li>
</ol>
<p><strong>All your rounds:</strong> open <a href="/verify">Check your rounds</a>. It also checks whether one is missing, and you can save the proofs as a file.</p>
<p>You can check a seal without our page, in any terminal:</p>
<pre><code>printf %s SEED | sha256sum</code></pre>
<p>The complete formula is on <a href="/fairness">Fair play</a>.</p>`,
      },
    },
    {
      slug: 'returns',
      es: {
        title: 'De dónde sale el retorno',
        summary: 'Una fracción exacta, calculada con dos métodos distintos.',
        content: `
<p>El retorno de cada slot es una fracción exacta. El de Feria de Luz, por ejemplo, tiene 599 cifras arriba y 599 abajo, porque una ronda puede tener hasta 100 giros gratis. Es 96.00006873 %, y la fracción completa está en los datos del juego.</p>
<p>Se calcula dos veces: con una fórmula que parte de cuántos símbolos hay en cada rodillo, y recorriendo todas las combinaciones en que los rodillos se pueden detener. Si las dos fracciones no son iguales, el juego no se publica.</p>
<p>Cada ronda guarda la huella del modelo con que se jugó. Si cambiara una sola posición de un rodillo, la huella sería otra.</p>
<p>Más detalles en el blog: <a href="/blog/how-a-return-is-proven">Cómo se demuestra el retorno de un slot</a>.</p>`,
      },
      en: {
        title: 'Where the return comes from',
        summary: 'An exact fraction, calculated by two different methods.',
        content: `
<p>The return of each slot is an exact fraction. For example, that of Feria de Luz has 599 digits above and 599 below, because a round can have up to 100 free spins. It is 96.00006873%, and the whole fraction is in the game’s details.</p>
<p>It is calculated twice: by a formula that starts from how many of each symbol are on each reel, and by going through every combination in which the reels can stop. If the two fractions are not equal, the game is not published.</p>
<p>Every round records the fingerprint of the model it was played with. If one position of one reel changed, the fingerprint would be different.</p>
<p>More on the blog: <a href="/blog/how-a-return-is-proven">How the return of a slot is proven</a>.</p>`,
      },
    },
    {
      slug: 'what-we-cannot-do',
      es: {
        title: 'Qué podemos y qué no podemos hacer',
        summary: 'Lo que impiden las pruebas, y lo que ninguna prueba puede impedir.',
        content: `
<p>No podemos, sin que se note:</p>
<ul>
<li>cambiar el resultado de una ronda ya jugada;</li>
<li>cambiar la semilla después de mostrar su sello;</li>
<li>darte otras probabilidades por tu saldo, tus resultados o tu país: nada de eso entra en el cálculo;</li>
<li>aceptar una apuesta que pasa de un límite o de una exclusión de tu cuenta.</li>
</ul>
<p>Lo que sí sabemos o podríamos hacer: el servidor conoce la semilla en uso, porque sortea con ella, y podría negarse a terminar una ronda. La lista completa está en <a href="/fairness">Juego limpio</a>.</p>
<p>Cada juego tiene además una ventaja a nuestro favor, que se muestra en sus datos. Con 96 % de retorno, {brand} se queda en promedio con 4 de cada 100 apostados.</p>`,
      },
      en: {
        title: 'What we can and cannot do',
        summary: 'What the proofs prevent, and what no proof can prevent.',
        content: `
<p>We cannot, unnoticed:</p>
<ul>
<li>change the result of a round that was played;</li>
<li>change the seed after showing its seal;</li>
<li>give you other odds because of your balance, your results or your country: none of that is part of the calculation;</li>
<li>accept a bet that is over a limit or against an exclusion of your account.</li>
</ul>
<p>What we know or could do: the server knows the seed in use, because it draws with it, and it could refuse to finish a round. The complete list is on <a href="/fairness">Fair play</a>.</p>
<p>Every game also has a house edge, which its details show. At a return of 96%, {brand} keeps 4 of every 100 staked on average.</p>`,
      },
    },
  ],
}
