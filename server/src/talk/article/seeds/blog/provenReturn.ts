import type { DatedSeed } from '../seed.ts'

export const provenReturn: DatedSeed = {
  slug: 'how-a-return-is-proven',
  publishedAtMs: Date.UTC(2026, 10, 15, 9),
  es: {
    title: 'Cómo se demuestra el retorno de un slot',
    summary: 'Dos cuentas que no comparten ni un paso, y una fracción que tiene que salir igual en las dos.',
    content: `
<p>Casi todas las casas publican un porcentaje de retorno. Casi ninguna explica de dónde salió. Lo habitual es simular: se juegan unos cientos de millones de rondas, se divide lo pagado entre lo apostado y se redondea. Es una buena estimación, pero sigue siendo una estimación. Nosotros queríamos la cifra exacta.</p>
<h2>Un slot es una lista finita</h2>
<p>Un rodillo es una tira de casillas pegada por los extremos. En cada giro se sortea una casilla por rodillo, y todas tienen la misma probabilidad. Con cinco rodillos de unas cuantas decenas de casillas, las maneras de detenerse son muchas, del orden de decenas de millones, pero no infinitas. Y si son finitas, se pueden mirar todas.</p>
<h2>Primera cuenta: una por una</h2>
<p>El primer método no tiene gracia y por eso es confiable: recorre todas las combinaciones, calcula cuánto paga cada una y suma. Hay que hacerlo para los giros pagados y también para los gratis, que usan otras tiras. Los giros gratis pueden dar más giros gratis, así que al final se resuelve una pequeña ecuación: cuánto vale, en promedio, un giro gratis que puede traer otros.</p>
<h2>Segunda cuenta: sin mirar ninguna</h2>
<p>El segundo método no mira combinaciones. Cuenta cuántas veces aparece cada símbolo en cada tira y, con eso, cuántas combinaciones forman tres, cuatro o cinco iguales en una línea. Es álgebra de secundaria hecha con paciencia, y no comparte ni un paso con la primera cuenta. Si hay un error en una, es muy difícil que la otra se equivoque igual.</p>
<h2>Fracciones, no decimales</h2>
<p>Las dos cuentas trabajan con números enteros. Una computadora que suma decimales redondea, y millones de redondeos pequeños acaban siendo una diferencia. Nosotros comparamos numerador con numerador y denominador con denominador. En Feria de Luz las dos dan 368057889293/383393360064. Si difirieran en una unidad, el juego no saldría.</p>
<h2>¿Y lo medido?</h2>
<p>Junto al retorno exacto mostramos el medido: lo que el juego pagó de verdad, con su número de rondas. Al principio puede estar lejos, porque unos pocos premios grandes pesan mucho. Con el tiempo se acercan. Si no lo hicieran, tú lo verías al mismo tiempo que nosotros.</p>
<p>Nada de esto hace que ganes. Un retorno de 96 % significa que la casa conserva, en promedio, cuatro de cada cien. Lo que cambia es que esa frase deja de ser publicidad y pasa a ser algo que puedes revisar.</p>`,
  },
  en: {
    title: 'How the return of a slot is proven',
    summary: 'Two sums that share no step, and one fraction that must come out of both.',
    content: `
<p>Nearly every house publishes a return. Hardly any explains where it came from. The usual way is to simulate: play a few hundred million rounds, divide what was paid by what was staked, and round. That makes a good estimate, but an estimate it remains. We wanted the exact figure.</p>
<h2>A slot is a finite list</h2>
<p>A reel is a strip of cells glued end to end. Each spin draws one cell per reel, and all cells are exactly as likely. With five reels of a few dozen cells the ways to stop are many, tens of millions or so, but they are not endless. And what is not endless can be looked at in full.</p>
<h2>The first sum: one by one</h2>
<p>The first method has no charm, which is why it can be trusted: it walks through every combination, works out what each one pays, and adds up. It does so for paid spins and again for free ones, which use other strips. Free spins can award more free spins, so at the end there is a small equation to solve: what is a free spin worth, on average, that may bring others along?</p>
<h2>The second sum: without looking at any</h2>
<p>The second method looks at no combination at all. It counts how often each symbol lies on each strip and, from that, how many combinations make three, four or five of a kind on a line. It is school algebra done with patience, and it shares no step with the first sum. If one has a mistake in it, the other is most unlikely to make the same one.</p>
<h2>Fractions, not decimals</h2>
<p>Both sums work in whole numbers. A computer that adds decimals rounds, and millions of tiny roundings end up as a difference. We compare numerator with numerator and denominator with denominator. For Feria de Luz both give 368057889293/383393360064. Were they one unit apart, the game would not come out.</p>
<h2>And what was measured?</h2>
<p>Beside the exact return we show the measured one: what the game has really paid, with its number of rounds. Early on it may lie far off, because a few large wins weigh a great deal. In time the two draw together. If they did not, you would see it when we do.</p>
<p>None of this makes you win. A return of 96 % means that the house keeps, on average, four of every hundred. What changes is that the sentence stops being advertising and becomes something you can go over yourself.</p>`,
  },
}
