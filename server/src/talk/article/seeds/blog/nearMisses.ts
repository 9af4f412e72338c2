import type { DatedSeed } from '../seed.ts'

export const nearMisses: DatedSeed = {
  slug: 'why-no-near-misses',
  publishedAtMs: Date.UTC(2026, 10, 13, 9),
  es: {
    title: 'Por qué aquí no fabricamos «casi premios»',
    summary: 'El truco más viejo de las máquinas, y por qué nuestras reglas no lo permiten.',
    content: `
<p>Dos campanas en la línea, y la tercera asoma justo arriba. ¡Por poco! Ese «por poco» tiene nombre en los estudios de psicología: <em>near miss</em>, casi premio. Se sabe desde hace décadas que nos hace seguir jugando más que una derrota clara, aunque en dinero valga lo mismo: nada.</p>
<h2>Cómo se fabrica un casi premio</h2>
<p>En muchas máquinas lo que ves girar no es lo que se sortea. Primero se decide si ganas o pierdes; después se elige qué mostrarte. Si perdiste, se puede mostrar una derrota cualquiera o una que parezca un premio que se escapó. También se puede dar a cada casilla visible una probabilidad distinta, de modo que el premio mayor se detenga una fila más arriba mucho más seguido de lo que tocaría.</p>
<p>Nada de eso cambia el retorno publicado. Cambia lo que sientes. Por eso es un truco.</p>
<h2>Qué dicen nuestras reglas</h2>
<p>Las reglas de nuestros slots son públicas y numeradas. Dos de ellas cierran esa puerta:</p>
<ul>
<li>Se sortea un número por cada rodillo, menor que el largo de su tira. Todas las casillas tienen la misma probabilidad.</li>
<li>No se sortea nada más y nada se vuelve a sortear. Dónde paran los rodillos decide la ronda; no al revés.</li>
</ul>
<p>Es decir: primero caen los rodillos y después se cuenta el premio. Lo que ves es lo que se sorteó. La campana aparece una fila más arriba exactamente tan seguido como aparece en cualquier otra fila, porque la tira es una sola.</p>
<h2>Entonces, ¿nunca hay casi premios?</h2>
<p>Sí los hay, por pura casualidad, como cuando a un número de lotería le falla la última cifra. Lo que no hay es una mano que los ponga. Y eso se puede comprobar: al abrir la semilla, tu navegador vuelve a sacar los números y los compara con las casillas que viste.</p>
<h2>Lo que te sirve recordar</h2>
<p>Un casi premio no es una señal. No significa que el siguiente giro esté más cerca. Los rodillos no avanzan hacia ningún lado: cada giro los suelta de nuevo.</p>
<p>Si notas que un «por poco» te hace subir la apuesta, es buen momento para levantarse por un vaso de agua. Aquí la máquina no lo puso ahí para eso, pero la cabeza humana funciona igual en todas partes.</p>`,
  },
  en: {
    title: 'Why we make no “near misses” here',
    summary: 'The oldest trick of the machines, and why our rules leave no room for it.',
    content: `
<p>Two bells on the line, and the third peeps out just above. So close! Psychologists have a name for that “so close”: a near miss. It has been known for decades that it keeps us playing more than a plain loss does, although in money it is worth the same: nothing.</p>
<h2>How a near miss is made</h2>
<p>In many machines what you see spinning is not what is drawn. First it is settled whether you win or lose; then what to show you is chosen. If you lost, you may be shown any old loss, or one that looks like a win that got away. Each visible cell can also be given a likelihood of its own, so that the big prize stops one row too high far more often than it should.</p>
<p>None of that changes the published return. It changes how you feel. That is what makes it a trick.</p>
<h2>What our rules say</h2>
<p>The rules of our slots are public and numbered. Two of them close that door:</p>
<ul>
<li>One number is drawn for each reel, below the length of its strip. All cells are as likely.</li>
<li>Nothing else is drawn and nothing is drawn again. Where the reels stop decides the round; not the other way about.</li>
</ul>
<p>In other words: first the reels fall, then the win is counted. What you see is what was drawn. The bell turns up one row too high exactly as often as in any other row, because there is only the one strip.</p>
<h2>So there are never any near misses?</h2>
<p>There are, by pure chance, as when a lottery ticket is out by its last digit. What there is not is a hand that puts them there. And that can be checked: once the seed is opened, your browser draws the numbers again and compares them with the cells you saw.</p>
<h2>What is worth remembering</h2>
<p>A near miss is no sign. It does not mean that the next spin is any closer. Reels are not on their way anywhere: every spin lets go of them afresh.</p>
<p>If you notice that a “so close” makes you raise your stake, it is a good moment to get up for a glass of water. Here the machine did not put it there for that, but the human head works the same everywhere.</p>`,
  },
}
