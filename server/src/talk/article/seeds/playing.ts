import type { Chapter } from './seed.ts'

export const playing: Chapter = {
  kind: 'help',
  chapter: 'play',
  articles: [
    {
      slug: 'round',
      es: {
        title: 'Qué pasa cuando giras',
        summary: 'Una ronda ocurre completa o no ocurre.',
        content: `
<p>Al tocar «Girar» pasan tres cosas, en este orden:</p>
<ol>
<li>Tu apuesta se acepta, si hay saldo y ningún límite la impide.</li>
<li>Se sortea dónde se detiene cada rodillo. Nada se sortea dos veces.</li>
<li>Apuesta, premio y registro de la ronda se escriben juntos en los libros.</li>
</ol>
<p>Lo que ves girar después es la película de algo que ya ocurrió. Por eso puedes saltar la animación sin cambiar nada.</p>
<p>Un giro pagado y todos los giros gratis que salgan de él son una sola ronda, y se pagan de una vez.</p>`,
      },
      en: {
        title: 'What happens when you spin',
        summary: 'A round happens whole or not at all.',
        content: `
<p>When you tap “Spin”, three things happen, in this order:</p>
<ol>
<li>Your stake is accepted, if there is balance for it and no limit stands against it.</li>
<li>Where each reel stops is drawn. Nothing is drawn twice.</li>
<li>Stake, win and the record of the round are written into the books together.</li>
</ol>
<p>The spinning you see afterwards is the film of something that has already happened. That is why skipping it changes nothing.</p>
<p>A paid spin and all the free spins that come of it are one round, and are paid at once.</p>`,
      },
    },
    {
      slug: 'facts',
      es: {
        title: 'Cómo leer la ficha de un juego',
        summary: 'Retorno, volatilidad, frecuencia y premio mayor, sin letra chica.',
        content: `
<dl>
<dt>Retorno</dt>
<dd>De cada 100 apostados, cuánto vuelve en promedio cuando se juega muchísimo. Es una fracción exacta, no una estimación. Con 96 %, la casa se queda en promedio con 4 de cada 100.</dd>
<dt>Volatilidad</dt>
<dd>Qué tanto se aleja una ronda del promedio. Baja: muchos premios chicos. Extrema: largas sequías y, rara vez, un premio enorme.</dd>
<dt>Giros que pagan</dt>
<dd>Qué parte de los giros paga algo, aunque sea menos de lo apostado.</dd>
<dt>Mayor premio de un giro</dt>
<dd>Lo máximo que puede pagar un solo giro, en veces la apuesta.</dd>
<dt>Retorno medido</dt>
<dd>Lo que de verdad pagó el juego hasta ahora, con el número de rondas. Con pocas rondas puede estar lejos del exacto, y es normal.</dd>
</dl>
<p>Varios títulos comparten la misma matemática con distinto dibujo y nombre. Los datos de cada juego muestran la huella de sus matemáticas: si dos títulos tienen la misma, pagan igual.</p>`,
      },
      en: {
        title: 'How to read a game’s facts',
        summary: 'Return, volatility, hit rate and largest win, without small print.',
        content: `
<dl>
<dt>Return</dt>
<dd>Of every 100 staked, how much comes back on average over a very great deal of play. It is an exact fraction, not an estimate. At 96 %, the house keeps 4 of every 100 on average.</dd>
<dt>Volatility</dt>
<dd>How far a round strays from the average. Low: many small wins. Extreme: long dry spells and, now and then, something huge.</dd>
<dt>Hit rate</dt>
<dd>The share of spins that pay anything at all, even less than the stake.</dd>
<dt>Largest win of a spin</dt>
<dd>The most that a single spin can pay, in stakes.</dd>
<dt>Measured return</dt>
<dd>What the game has really paid so far, with the number of rounds. Over few rounds it may lie far from the exact one, and that is normal.</dd>
</dl>
<p>Several titles share the same mathematics under another picture and name. Each game’s facts show the fingerprint of its mathematics: where two titles have the same one, they pay alike.</p>`,
      },
    },
    {
      slug: 'connection',
      es: {
        title: 'Se cortó la conexión en pleno giro',
        summary: 'El resultado ya está en los libros; ábrelo otra vez.',
        content: `
<p>Hay dos posibilidades, y ninguna te deja a medias:</p>
<ul>
<li><strong>La apuesta no llegó.</strong> No se cobró nada.</li>
<li><strong>La apuesta llegó.</strong> El resultado está escrito y el premio, si lo hubo, ya está en tu saldo.</li>
</ul>
<p>Abre el juego de nuevo y mira su historial: la ronda está ahí, completa. Si tu teléfono volvió a pedir el mismo giro, el servidor lo reconoce y responde lo mismo; nunca se juega dos veces.</p>`,
      },
      en: {
        title: 'The connection dropped in mid-spin',
        summary: 'The result is already in the books; open the game again.',
        content: `
<p>There are two possibilities, and neither leaves you hanging:</p>
<ul>
<li><strong>The stake did not arrive.</strong> Nothing was charged.</li>
<li><strong>The stake arrived.</strong> The result is written, and the win, if there was one, is in your balance.</li>
</ul>
<p>Open the game again and look at its history: the round is there, whole. If your phone asked for the same spin twice, the server knows it and gives the same answer; it is never played twice.</p>`,
      },
    },
    {
      slug: 'balance',
      es: {
        title: 'Tu saldo, en vivo',
        summary: 'Lo disponible, lo retenido y por qué cambia solo.',
        content: `
<p>La cifra de arriba es lo que puedes usar ahora mismo. Cambia sola en todas tus pantallas en cuanto algo se mueve. El ojo la oculta; la flecha la pide de nuevo.</p>
<p>A veces hay además dinero <strong>retenido</strong>: está en una ronda abierta. Sigue siendo tuyo y vuelve, o se convierte en premio, cuando la ronda termina.</p>
<p>Es un solo saldo para todos los juegos de la casa. No hay que pasarlo de un juego a otro.</p>`,
      },
      en: {
        title: 'Your balance, live',
        summary: 'What is free, what is held, and why it moves by itself.',
        content: `
<p>The figure at the top is what you can use right now. It changes by itself on every screen of yours the moment something moves. The eye hides it; the arrow asks for it again.</p>
<p>Sometimes there is also money <strong>held</strong>: it is in an open round. It is still yours, and it comes back or turns into a win when the round ends.</p>
<p>It is one balance for every game in the house. There is nothing to move from one game to another.</p>`,
      },
    },
  ],
}
