import type { DatedSeed } from '../seed.ts'

export const nearMisses: DatedSeed = {
  slug: 'why-no-near-misses',
  publishedAtMs: Date.UTC(2026, 10, 13, 9),
  es: {
    title: 'Por qué no fabricamos «casi premios»',
    summary: 'Qué es un casi premio y por qué nuestras reglas no permiten provocarlo.',
    content: `
<p>Dos campanas en la línea, y la tercera aparece justo arriba. Eso se llama <em>near miss</em>, o casi premio. Los estudios muestran que nos hace seguir jugando más que una pérdida clara, aunque en dinero valga lo mismo: nada.</p>
<h2>Cómo se fabrica un casi premio</h2>
<p>En algunas máquinas lo que ves girar no es lo que se sortea. Primero se decide si ganas o pierdes y después se elige qué mostrarte. Si perdiste, se puede mostrar una pérdida que parezca casi un premio. También se puede dar una probabilidad distinta a cada posición, para que el símbolo mayor se detenga una fila más arriba con más frecuencia.</p>
<p>Eso no cambia el retorno publicado. Cambia lo que sientes al jugar.</p>
<h2>Qué dicen nuestras reglas</h2>
<ul>
<li>Para cada rodillo se sortea un número menor que el largo de su tira. Todas las posiciones tienen la misma probabilidad.</li>
<li>Lo que se sortea además, por ejemplo un símbolo misterioso, está en las reglas del juego. Nada se sortea dos veces.</li>
<li>El resultado del sorteo decide el premio, y no al revés.</li>
</ul>
<p>Es decir: primero se sortea dónde se detienen los rodillos y después se cuenta el premio. Lo que ves es lo que se sorteó. Una campana aparece una fila más arriba tan seguido como en cualquier otra fila, porque la tira es la misma.</p>
<h2>Entonces, ¿nunca hay casi premios?</h2>
<p>Sí los hay, por azar, como cuando a un boleto de lotería le falla la última cifra. Lo que no hay es un programa que los provoque. Puedes comprobarlo: cuando la semilla se publica, tu navegador vuelve a calcular los números y los compara con las posiciones que viste. <a href="/help#check">Cómo comprobar una ronda</a>.</p>
<h2>Qué conviene recordar</h2>
<p>Un casi premio no es una señal. El siguiente giro tiene las mismas probabilidades que cualquier otro, y la tira no avanza hacia ningún premio.</p>
<p>Si notas que un casi premio te hace subir la apuesta, haz una pausa. En <a href="/control">Límites</a> puedes fijar un límite de apuestas o tomar un descanso de 24 horas o más. También puedes activar el aviso de tiempo de juego, que pausa el juego cada cierto tiempo y te muestra tu resultado.</p>`,
  },
  en: {
    title: 'Why we make no “near misses”',
    summary: 'What a near miss is, and why our rules do not allow us to cause one.',
    content: `
<p>Two bells on the line, and the third one just above it. That is called a near miss. Studies show that it keeps us playing more than a plain loss does, although in money it is worth the same: nothing.</p>
<h2>How a near miss is made</h2>
<p>In some machines what you see spinning is not what is drawn. First it is decided whether you win or lose, and then what to show you is chosen. If you lost, you may be shown a loss that looks almost like a win. Each position can also be given a different probability, so that the top symbol stops one row too high more often.</p>
<p>That does not change the published return. It changes how you feel when you play.</p>
<h2>What our rules say</h2>
<ul>
<li>For each reel a number below the length of its strip is drawn. All positions are equally likely.</li>
<li>Whatever else is drawn, for example a mystery symbol, is in the rules of the game. Nothing is drawn twice.</li>
<li>The result of the draw decides the prize, and not the other way around.</li>
</ul>
<p>In other words: first it is drawn where the reels stop, and then the prize is counted. What you see is what was drawn. A bell appears one row too high as often as in any other row, because the strip is the same.</p>
<h2>So there are never any near misses?</h2>
<p>There are, by chance, as when a lottery ticket is wrong by its last digit. What there is not is a program that causes them. You can check it: when the seed is published, your browser calculates the numbers again and compares them with the positions you saw. <a href="/help#check">How to check a round</a>.</p>
<h2>What to remember</h2>
<p>A near miss is not a sign. The next spin has the same odds as every other, and the strip is not moving toward a prize.</p>
<p>If you notice that a near miss makes you raise your stake, pause. Under <a href="/control">Limits</a> you can set a betting limit or take a break of 24 hours or more. You can also turn on the reality check, which pauses the game from time to time and shows you your result.</p>`,
  },
}
