import type { Chapter } from './seed.ts'

export const playing: Chapter = {
  kind: 'help',
  chapter: 'play',
  articles: [
    {
      slug: 'round',
      es: {
        title: 'Qué es una ronda',
        summary: 'Cómo se acepta una apuesta, se sortea y se paga.',
        content: `
<p><strong>En un slot</strong>, al tocar «Girar»:</p>
<ol>
<li>Aceptamos tu apuesta, si tienes saldo y no pasa de tus límites.</li>
<li>Se sortea el resultado, una sola vez.</li>
<li>La apuesta, el premio y la ronda se registran juntos.</li>
</ol>
<p>La animación viene después, así que saltarla no cambia el resultado. Un giro y los giros gratis que da son una sola ronda.</p>
<p><strong>En juegos con decisiones</strong>, como blackjack o minas, la ronda queda abierta hasta que la terminas. Puedes salir y continuarla después.</p>
<p><strong>En mesas en vivo, crash, gallos y loterías</strong> un solo sorteo vale para todos. Apuestas antes de que cierre la ronda. Si una ronda se anula, se devuelven todas las apuestas.</p>`,
      },
      en: {
        title: 'What a round is',
        summary: 'How a bet is accepted, drawn and paid.',
        content: `
<p><strong>In a slot</strong>, when you tap “Spin”:</p>
<ol>
<li>We accept your bet, if you have the balance and it is within your limits.</li>
<li>The result is drawn, once.</li>
<li>The bet, the prize and the round are recorded together.</li>
</ol>
<p>The animation comes afterwards, so skipping it does not change the result. A spin and the free spins it awards are one round.</p>
<p><strong>In games with decisions</strong>, such as blackjack or mines, the round stays open until you finish it. You can leave and continue it later.</p>
<p><strong>At live tables, in crash, cockfights and lotteries</strong> one draw decides for everyone. You bet before the round closes. If a round is cancelled, all bets are returned.</p>`,
      },
    },
    {
      slug: 'facts',
      es: {
        title: 'Cómo leer los datos de un juego',
        summary: 'Retorno, volatilidad, giros que pagan y premio mayor.',
        content: `
<dl>
<dt>Retorno (RTP)</dt>
<dd>De cada 100 apostados, cuánto se paga en promedio a lo largo de muchas rondas. Es un cálculo exacto. Con 96 %, {brand} se queda en promedio con 4 de cada 100.</dd>
<dt>Volatilidad</dt>
<dd>Cuánto varía el resultado de una ronda. Baja: premios pequeños y frecuentes. Extrema: muchas rondas sin premio y, rara vez, uno muy grande.</dd>
<dt>Giros que pagan</dt>
<dd>Qué parte de los giros paga algo, aunque sea menos que la apuesta.</dd>
<dt>Premio mayor</dt>
<dd>El más grande que se alcanza alguna vez, en veces la apuesta, y cada cuánto.</dd>
<dt>Ganancia máxima de una ronda</dt>
<dd>Una ronda que llega a ella termina y paga exactamente eso. Al lado está, demostrado, cuántas rondas llegan como mucho y cuánto baja el retorno: no más de una parte en mil millones de lo apostado.</dd>
<dt>Medido hasta ahora</dt>
<dd>Lo que el juego ha pagado de verdad, con el número de rondas. Con pocas rondas puede ser muy distinto del exacto.</dd>
</dl>
<p>Los datos están en el menú de cada juego. Algunos títulos comparten el mismo modelo matemático: si la huella es la misma, pagan igual.</p>`,
      },
      en: {
        title: 'How to read a game’s details',
        summary: 'Return, volatility, hit rate and largest prize.',
        content: `
<dl>
<dt>Return (RTP)</dt>
<dd>Of every 100 staked, how much is paid on average over many rounds. It is calculated exactly. At 96%, {brand} keeps 4 of every 100 on average.</dd>
<dt>Volatility</dt>
<dd>How much the result of a round varies. Low: small and frequent prizes. Extreme: many rounds without a prize and, rarely, a very large one.</dd>
<dt>Spins that pay</dt>
<dd>The share of spins that pay anything, even less than the stake.</dd>
<dt>Largest prize</dt>
<dd>The largest one that is ever reached, in multiples of the stake, and how often.</dd>
<dt>Maximum win of a round</dt>
<dd>A round that reaches it ends and pays exactly that. Beside it you find, proven, how many rounds reach it at most and how much it lowers the return: no more than one part in a thousand million of the stakes.</dd>
<dt>Measured so far</dt>
<dd>What the game has really paid, with the number of rounds. Over few rounds it can differ a lot from the exact return.</dd>
</dl>
<p>The details are in each game’s menu. Some titles share the same math model: if the fingerprint is the same, they pay the same.</p>`,
      },
    },
    {
      slug: 'connection',
      es: {
        title: 'Se cortó la conexión durante una ronda',
        summary: 'Abre el juego de nuevo: la ronda está en su historial.',
        content: `
<ul>
<li><strong>Si la apuesta no llegó</strong>, no se cobró nada.</li>
<li><strong>Si la apuesta llegó</strong>, el resultado está registrado y el premio, si lo hubo, está en tu saldo.</li>
</ul>
<p>Abre el juego y revisa su historial, o tu <a href="/member?view=personalHistoryCopy">Historial de apuestas</a>. Una ronda con decisiones pendientes te espera donde la dejaste. El mismo giro nunca se cobra dos veces.</p>`,
      },
      en: {
        title: 'The connection dropped during a round',
        summary: 'Open the game again: the round is in its history.',
        content: `
<ul>
<li><strong>If the bet did not reach us</strong>, nothing was charged.</li>
<li><strong>If the bet reached us</strong>, the result is recorded and the prize, if any, is in your balance.</li>
</ul>
<p>Open the game and look at its history, or at your <a href="/member?view=personalHistoryCopy">Betting record</a>. A round with decisions left waits for you where you left it. The same spin is never charged twice.</p>`,
      },
    },
    {
      slug: 'balance',
      es: {
        title: 'Tu saldo',
        summary: 'Qué está disponible, qué está pendiente y dónde verlo.',
        content: `
<p>El saldo de arriba es lo que puedes usar ahora. Se actualiza solo en todos tus dispositivos. Puedes ocultarlo con el ojo.</p>
<p>En <a href="/member?view=transferFund">Billetera</a> ves las demás partes: lo que está en apuestas abiertas y los retiros pendientes. Cada parte muestra sus movimientos.</p>
<p>Todos nuestros juegos usan el mismo saldo. Solo algunos proveedores llevan un saldo aparte: en Billetera puedes enviarles dinero y traerlo de vuelta.</p>`,
      },
      en: {
        title: 'Your balance',
        summary: 'What is available, what is pending, and where to see it.',
        content: `
<p>The balance at the top is what you can use now. It updates automatically on all your devices. You can hide it with the eye.</p>
<p><a href="/member?view=transferFund">Wallet</a> shows the other parts: what is in open bets, and pending withdrawals. Each part shows its transactions.</p>
<p>All our games use the same balance. Only some vendors keep a separate one: in Wallet you can send them money and bring it back.</p>`,
      },
    },
    {
      slug: 'lotteries',
      es: {
        title: 'Cómo jugar a la lotería',
        summary: 'Elige tus números, guarda el recibo y revisa el sorteo.',
        content: `
<ol>
<li>Inicia sesión y abre <a href="/lott">Lotería</a> o <a href="/elott">Lotería electrónica</a>. Cada juego muestra cuándo es el próximo sorteo.</li>
<li>Elige tus números o toca <strong>Al azar</strong>. Ves cuánto paga cada línea y cuál es su retorno.</li>
<li>Confirma el boleto. Puedes repetirlo en los siguientes sorteos y detenerlo cuando quieras.</li>
<li>Guarda tu recibo. Sirve para demostrar que tu boleto entró en el sorteo.</li>
</ol>
<p>Los resultados quedan publicados y cualquiera los puede comprobar. Tus boletos están en <a href="/member?view=personalHistoryCopy">Historial de apuestas</a>.</p>`,
      },
      en: {
        title: 'How to play a lottery',
        summary: 'Choose your numbers, keep the receipt and check the draw.',
        content: `
<ol>
<li>Sign in and open <a href="/lott">Lottery</a> or <a href="/elott">E-lottery</a>. Each game shows when its next draw is.</li>
<li>Choose your numbers or tap <strong>Quick pick</strong>. You see what each line pays and its return.</li>
<li>Confirm the ticket. You can repeat it in the next draws and stop it whenever you like.</li>
<li>Save your receipt. It shows that your ticket was included in the draw.</li>
</ol>
<p>Results are published and anyone can check them. Your tickets are in the <a href="/member?view=personalHistoryCopy">Betting record</a>.</p>`,
      },
    },
    {
      slug: 'jackpots',
      es: {
        title: 'Cómo funcionan los jackpots',
        summary: '4 premios acumulados: Mini, Menor, Mayor y Grande.',
        content: `
<p>Cada apuesta con dinero real en un juego participante aporta a los cuatro. El aporte sale de nuestra parte, no de tus premios.</p>
<ul>
<li><strong>Mayor y Grande</strong>: cada ronda puede ganarlos. Con el doble de apuesta tienes el doble de probabilidad.</li>
<li><strong>Mini y Menor</strong>: pagan a más tardar al llegar a un monto publicado.</li>
</ul>
<p>En <a href="/jackpots">Jackpots</a> ves los montos, las probabilidades exactas, los juegos participantes y la prueba de cada premio.</p>`,
      },
      en: {
        title: 'How the jackpots work',
        summary: '4 progressive prizes: Mini, Minor, Major and Grand.',
        content: `
<p>Every real-money bet in a participating game contributes to all four. The contribution comes from our share, not from your prizes.</p>
<ul>
<li><strong>Major and Grand</strong>: every round can win them. Twice the stake has twice the chance.</li>
<li><strong>Mini and Minor</strong>: they pay at a published amount at the latest.</li>
</ul>
<p><a href="/jackpots">Jackpots</a> shows the amounts, the exact odds, the participating games and the proof of every prize.</p>`,
      },
    },
  ],
}
