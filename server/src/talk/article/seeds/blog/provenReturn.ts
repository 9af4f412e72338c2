import type { DatedSeed } from '../seed.ts'

export const provenReturn: DatedSeed = {
  slug: 'how-a-return-is-proven',
  publishedAtMs: Date.UTC(2026, 10, 15, 9),
  es: {
    title: 'Cómo se demuestra el retorno de un slot',
    summary: 'Dos métodos distintos que deben dar la misma fracción.',
    content: `
<p>El retorno de un slot se puede estimar con una simulación: se juegan cientos de millones de rondas, se divide lo pagado entre lo apostado y se redondea. Es una buena estimación. Nosotros calculamos la cifra exacta.</p>
<h2>Un número finito de combinaciones</h2>
<p>Un rodillo es una tira de posiciones unida por los extremos. En cada giro se sortea una posición por rodillo, y todas tienen la misma probabilidad. Con cinco rodillos de unas decenas de posiciones hay muchas combinaciones, del orden de decenas de millones, pero se pueden recorrer todas.</p>
<h2>Primer método: recorrer todas</h2>
<p>El primer método recorre todas las combinaciones, calcula cuánto paga cada una y suma. Se hace para los giros pagados y también para los gratis, que pueden usar otras tiras. Los giros gratis pueden dar más giros gratis, hasta el límite de la ronda, así que al final se calcula giro por giro cuántos hay en promedio.</p>
<h2>Segundo método: una fórmula</h2>
<p>El segundo método no recorre combinaciones. Cuenta cuántas veces aparece cada símbolo en cada tira y, con eso, calcula cuántas combinaciones forman tres, cuatro o cinco iguales en una línea. No comparte ningún paso con el primero. Si uno tiene un error, es muy difícil que el otro tenga el mismo.</p>
<h2>Fracciones, no decimales</h2>
<p>Los dos métodos trabajan con números enteros. Una computadora que suma decimales redondea, y millones de redondeos pequeños se convierten en una diferencia. Nosotros comparamos numerador con numerador y denominador con denominador. En Feria de Luz cada uno tiene 599 cifras, y los dos métodos dan las mismas. Si difirieran en una unidad, el juego no se publicaría.</p>
<h2>El retorno medido</h2>
<p>Junto al retorno exacto mostramos el medido: lo que el juego ha pagado de verdad, con su número de rondas. Con pocas rondas puede ser muy distinto, porque unos pocos premios grandes pesan mucho. Con muchas rondas los dos se acercan. Los encuentras en el menú de cada juego. <a href="/help#facts">Cómo leer los datos de un juego</a>.</p>
<h2>Otros juegos</h2>
<p>En los juegos de mesa, de arcade y en las loterías el retorno también es exacto. Donde decides tú, como en el blackjack o el video póker, es el de la mejor forma de jugar.</p>
<h2>Qué significa para ti</h2>
<p>Un retorno de 96 % significa que {brand} se queda, en promedio, con 4 de cada 100 apostados. Conocerlo no aumenta tu probabilidad de ganar, pero te permite comparar juegos con un dato que puedes revisar.</p>`,
  },
  en: {
    title: 'How the return of a slot is proven',
    summary: 'Two different methods that must give the same fraction.',
    content: `
<p>The return of a slot can be estimated with a simulation: play hundreds of millions of rounds, divide what was paid by what was staked, and round. That is a good estimate. We calculate the exact figure.</p>
<h2>A finite number of combinations</h2>
<p>A reel is a strip of positions joined at its ends. Each spin draws one position per reel, and all positions are equally likely. With five reels of a few dozen positions there are many combinations, in the order of tens of millions, but a program can go through all of them.</p>
<h2>First method: go through all of them</h2>
<p>The first method goes through every combination, calculates what each one pays, and adds it up. It does so for paid spins and also for free ones, which may use other strips. Free spins can award more free spins, up to the limit of the round, so at the end it calculates spin by spin how many there are on average.</p>
<h2>Second method: a formula</h2>
<p>The second method does not go through combinations. It counts how often each symbol is on each strip and, from that, calculates how many combinations make three, four or five of a kind on a line. It shares no step with the first. If one has a mistake, the other is very unlikely to have the same one.</p>
<h2>Fractions, not decimals</h2>
<p>Both methods work with whole numbers. A computer that adds decimals rounds, and millions of small roundings become a difference. We compare numerator with numerator and denominator with denominator. For Feria de Luz each has 599 digits, and both methods give the same ones. If they differed by one unit, the game would not be published.</p>
<h2>The measured return</h2>
<p>Beside the exact return we show the measured one: what the game has really paid, with its number of rounds. Over few rounds it can be very different, because a few large prizes weigh a lot. Over many rounds the two come closer. You find them in the menu of each game. <a href="/help#facts">How to read a game’s details</a>.</p>
<h2>Other games</h2>
<p>In table games, arcade games and lotteries the return is exact too. Where you decide, as in blackjack or video poker, it is that of the best way to play.</p>
<h2>What it means for you</h2>
<p>A return of 96% means that {brand} keeps, on average, 4 of every 100 staked. Knowing it does not raise your chance of winning, but it lets you compare games by a figure that you can check.</p>`,
  },
}
