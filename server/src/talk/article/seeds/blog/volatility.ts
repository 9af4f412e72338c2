import type { DatedSeed } from '../seed.ts'

export const volatility: DatedSeed = {
  slug: 'what-volatility-means',
  publishedAtMs: Date.UTC(2026, 10, 14, 12),
  es: {
    title: 'Qué es la volatilidad y cómo elegir',
    summary: 'Dos juegos con el mismo retorno pueden pagar de forma muy distinta.',
    content: `
<p>Compara dos juegos en los que apuestas un peso por ronda. El primero paga 96 centavos en cada ronda. El segundo no paga nada en 99 rondas y paga 96 pesos en una de cada 100. Los dos tienen un retorno de 96 %, pero son juegos muy distintos.</p>
<p>La diferencia es la <strong>volatilidad</strong>: cuánto se aleja el resultado de una ronda del promedio.</p>
<h2>Cómo la medimos</h2>
<p>Usamos la desviación estándar de una ronda completa, con sus giros gratis, medida en apuestas. Sale del mismo cálculo que el retorno.</p>
<table>
<thead><tr><th scope="col">Volatilidad</th><th scope="col">Desviación</th><th scope="col">Qué puedes esperar</th></tr></thead>
<tbody>
<tr><td>Baja</td><td>menos de 3 apuestas</td><td>Premios pequeños y frecuentes. El saldo cambia poco a poco.</td></tr>
<tr><td>Media</td><td>de 3 a 6</td><td>Premios pequeños y, a veces, uno mediano.</td></tr>
<tr><td>Alta</td><td>de 6 a 12</td><td>Muchas rondas sin premio y algunos premios grandes.</td></tr>
<tr><td>Extrema</td><td>12 o más</td><td>Casi todo lo que paga sale en muy pocas rondas.</td></tr>
</tbody>
</table>
<h2>Qué cambia para ti</h2>
<p>Con el mismo presupuesto, un juego de volatilidad baja te deja jugar más tiempo y tu resultado se parece más al promedio. En uno de volatilidad alta es más probable que el presupuesto se acabe pronto, y menos probable, pero posible, que termines con mucho más.</p>
<p>Una regla práctica: ten al menos 100 apuestas para un juego de volatilidad baja y 300 para uno de volatilidad alta. Con un presupuesto de 30, eso significa apostar 0.30 en el primero y 0.10 en el segundo. No mejora tus probabilidades, pero evita que el presupuesto se acabe en pocos minutos. <a href="/blog/setting-a-budget">Cómo calcular un presupuesto</a>.</p>
<h2>Lo que la volatilidad no es</h2>
<p>No indica si un juego paga más o menos: uno de volatilidad extrema puede tener un retorno mayor que uno de volatilidad baja. Tampoco es una racha. Cada ronda es independiente de las anteriores, así que ningún juego está «caliente» ni «frío».</p>
<h2>Cómo encontrar tu juego</h2>
<p>Mira primero el retorno y después la volatilidad. En <a href="/rng">Slots</a> puedes filtrar por las dos cosas a la vez, y ordenar con la volatilidad más baja o la más alta primero. Los datos de cada juego muestran además qué parte de los giros paga algo y cuál es su premio mayor.</p>
<p>Si no sabes cuál prefieres, prueba dos juegos gratis: las probabilidades son las mismas que con dinero real.</p>`,
  },
  en: {
    title: 'What volatility is and how to choose',
    summary: 'Two games with the same return can pay in very different ways.',
    content: `
<p>Compare two games in which you stake one dollar a round. The first pays 96 cents in every round. The second pays nothing in 99 rounds and 96 dollars in one of every 100. Both have a return of 96%, but they are very different games.</p>
<p>The difference is <strong>volatility</strong>: how far the result of a round is from the average.</p>
<h2>How we measure it</h2>
<p>We use the standard deviation of a whole round, with its free spins, measured in stakes. It comes from the same calculation as the return.</p>
<table>
<thead><tr><th scope="col">Volatility</th><th scope="col">Deviation</th><th scope="col">What to expect</th></tr></thead>
<tbody>
<tr><td>Low</td><td>below 3 stakes</td><td>Small and frequent prizes. The balance changes slowly.</td></tr>
<tr><td>Medium</td><td>3 to 6</td><td>Small prizes and, at times, a medium one.</td></tr>
<tr><td>High</td><td>6 to 12</td><td>Many rounds without a prize and some large prizes.</td></tr>
<tr><td>Extreme</td><td>12 or more</td><td>Almost everything it pays comes in very few rounds.</td></tr>
</tbody>
</table>
<h2>What it changes for you</h2>
<p>On the same budget, a game of low volatility lets you play longer, and your result is closer to the average. In one of high volatility the budget is more likely to run out early, and it is less likely, but possible, that you end with much more.</p>
<p>A rule of thumb: have at least 100 stakes for a game of low volatility and 300 for one of high volatility. On a budget of 30 that means staking 0.30 in the first and 0.10 in the second. It does not improve your odds, but it keeps the budget from running out in a few minutes. <a href="/blog/setting-a-budget">How to work out a budget</a>.</p>
<h2>What volatility is not</h2>
<p>It does not say whether a game pays more or less: one of extreme volatility can have a higher return than one of low volatility. Nor is it a streak. Every round is independent of the ones before, so no game is “hot” or “cold”.</p>
<h2>How to find your game</h2>
<p>Look at the return first and then at the volatility. In <a href="/rng">Slots</a> you can filter by both at once, and sort with low or high volatility first. The details of each game also show the share of spins that pay anything and its largest prize.</p>
<p>If you don’t know which you prefer, try two games for free: the odds are the same as with real money.</p>`,
  },
}
