import type { DatedSeed } from '../seed.ts'

export const volatility: DatedSeed = {
  slug: 'what-volatility-means',
  publishedAtMs: Date.UTC(2026, 10, 14, 12),
  es: {
    title: 'Qué significa la volatilidad, y cuál te conviene',
    summary: 'Dos juegos pueden devolver lo mismo y sentirse como deportes distintos.',
    content: `
<p>Imagina dos máquinas. La primera te devuelve 96 centavos de cada peso, siempre, sin falta. La segunda no paga nada noventa y nueve veces y a la centésima te da 96 pesos. Las dos tienen el mismo retorno: 96 %. Nadie diría que son el mismo juego.</p>
<p>Lo que las separa es la <strong>volatilidad</strong>: qué tanto se aleja una ronda cualquiera del promedio.</p>
<h2>Cómo la medimos</h2>
<p>Usamos la desviación típica de una ronda completa, con sus giros gratis incluidos, contada en apuestas. No es una etiqueta de mercadotecnia: sale de la misma enumeración que el retorno.</p>
<table>
<thead><tr><th scope="col">Volatilidad</th><th scope="col">Desviación</th><th scope="col">Cómo se siente</th></tr></thead>
<tbody>
<tr><td>Baja</td><td>menos de 3 apuestas</td><td>Premios chicos y seguidos. El saldo baja despacio.</td></tr>
<tr><td>Media</td><td>de 3 a 6</td><td>Ratos tranquilos y alguna sorpresa.</td></tr>
<tr><td>Alta</td><td>de 6 a 12</td><td>Sequías largas; los premios, cuando llegan, se notan.</td></tr>
<tr><td>Extrema</td><td>12 o más</td><td>Casi todo se decide en unas pocas rondas.</td></tr>
</tbody>
</table>
<h2>Qué cambia para ti</h2>
<p>Con el mismo presupuesto, un juego de volatilidad baja te da una noche más larga y más parecida al promedio. Uno de volatilidad alta te da una noche más impredecible: es más probable que se acabe pronto y menos probable, pero posible, que termine muy arriba.</p>
<p>Una regla de bolsillo: lleva al menos cien apuestas a un juego de volatilidad baja y trescientas a uno alto. Si tu presupuesto es de 30, eso significa apostar 0.30 en el primero y 0.10 en el segundo. No mejora tus probabilidades, pero evita que tres minutos de mala suerte sean toda la noche.</p>
<h2>Lo que la volatilidad no es</h2>
<p>No es una medida de justicia: un juego extremo puede devolver más que uno tranquilo. Tampoco es una racha. La palabra «caliente» sirve para la sopa; las rondas no se acuerdan unas de otras.</p>
<p>Y no compensa el retorno. Primero mira cuánto devuelve un juego, después decide cómo quieres que lo haga. En la <a href="/rng">sala</a> puedes filtrar por las dos cosas a la vez.</p>`,
  },
  en: {
    title: 'What volatility means, and which suits you',
    summary: 'Two games can give back the same and feel like different sports.',
    content: `
<p>Picture two machines. The first hands you back 96 cents of every dollar, always, without fail. The second pays nothing ninety-nine times and on the hundredth gives you 96 dollars. Both have the same return: 96 %. Nobody would call them the same game.</p>
<p>What sets them apart is <strong>volatility</strong>: how far any one round strays from the average.</p>
<h2>How we measure it</h2>
<p>We use the standard deviation of a whole round, free spins included, counted in stakes. It is no marketing label: it comes out of the same enumeration as the return.</p>
<table>
<thead><tr><th scope="col">Volatility</th><th scope="col">Deviation</th><th scope="col">What it feels like</th></tr></thead>
<tbody>
<tr><td>Low</td><td>below 3 stakes</td><td>Small wins, often. The balance slopes gently.</td></tr>
<tr><td>Medium</td><td>3 to 6</td><td>Quiet stretches and the odd surprise.</td></tr>
<tr><td>High</td><td>6 to 12</td><td>Long droughts; when wins come, you notice.</td></tr>
<tr><td>Extreme</td><td>12 or more</td><td>Nearly everything is decided in a few rounds.</td></tr>
</tbody>
</table>
<h2>What it changes for you</h2>
<p>On the same budget, a low-volatility game gives you a longer evening, closer to the average. A high one gives you a less predictable evening: likelier to end early and less likely, though able, to finish well up.</p>
<p>A rule of thumb: bring at least a hundred stakes to a low-volatility game and three hundred to a high one. On a budget of 30 that means staking 0.30 in the first and 0.10 in the second. It does not improve your odds, but it keeps three minutes of bad luck from being the whole night.</p>
<h2>What volatility is not</h2>
<p>It is no measure of fairness: an extreme game may give back more than a gentle one. Nor is it a streak. “Hot” is a word for soup; rounds do not remember each other.</p>
<p>And it does not make up for the return. First look at how much a game gives back, then decide how you would like it to. In the <a href="/rng">lobby</a> you can filter by both at once.</p>`,
  },
}
