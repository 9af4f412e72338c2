import type { DatedSeed } from '../seed.ts'

export const budget: DatedSeed = {
  slug: 'setting-a-budget',
  publishedAtMs: Date.UTC(2026, 10, 12, 12),
  es: {
    title: 'Cómo armar un presupuesto para jugar, con números de verdad',
    summary: 'Cuánto cuesta una hora de juego, y cómo decidirlo antes de empezar.',
    content: `
<p>La pregunta «¿cuánto puedo ganar?» no tiene respuesta. «¿Cuánto me cuesta una hora?», sí. Y es la que sirve para planear.</p>
<h2>El costo de una hora</h2>
<p>Se calcula con tres números: la apuesta, los giros por hora y lo que el juego no devuelve.</p>
<blockquote>costo por hora ≈ apuesta × giros por hora × (100 % − retorno)</blockquote>
<p>Ejemplo: apuestas 0.50, das unos 400 giros por hora y el juego devuelve 96 %. El costo medio es 0.50 × 400 × 4 % = <strong>8 por hora</strong>. Algunas horas saldrás ganando y otras perderás 40 o más; ocho es el promedio de muchas horas.</p>
<p>Mira lo que pasa si subes la apuesta a 2: la misma hora cuesta 32. Nadie siente que cuadruplicó el precio de la entrada, pero eso fue lo que hizo.</p>
<h2>Tres decisiones, por escrito</h2>
<ol>
<li><strong>El mes.</strong> Cuánto puedes gastar en divertirte sin tocar renta, comida, deudas ni ahorro. De ahí sale todo lo demás, y compite con el cine y las cenas.</li>
<li><strong>La noche.</strong> Divide el mes entre las veces que quieras jugar. Esa es la cifra de hoy. Si se acaba, se acabó.</li>
<li><strong>La apuesta.</strong> Divide la cifra de hoy entre 200. Con volatilidad alta, entre 300 o más. Así una mala racha no se come la noche en diez minutos.</li>
</ol>
<p>Escríbelas donde las veas. Una cifra que solo está en la cabeza se mueve sola.</p>
<h2>Y si vas ganando</h2>
<p>Decide también eso antes. Una regla sencilla: cuando tengas el doble de lo que trajiste, aparta lo que trajiste y no lo vuelvas a tocar. Lo que queda es la noche. Ganar no cambia tu presupuesto del mes; si lo cambia, dejó de ser presupuesto.</p>
<h2>Lo que no funciona</h2>
<ul>
<li>Doblar la apuesta después de perder. Solo hace más rápido el camino hacia el tope.</li>
<li>Esperar a que «le toque». Los giros no llevan la cuenta.</li>
<li>Jugar para pagar algo. Si esa idea aparece, cierra el juego y lee <a href="/help#signs">estas señales</a>.</li>
</ul>
<p>El reloj y la línea de ganancia y pérdida que ves sobre cada juego están para que la cuenta no dependa de tu memoria. Y el juego gratis, para los días en que el presupuesto es cero: los rodillos son los mismos.</p>`,
  },
  en: {
    title: 'How to set a budget for playing, with real figures',
    summary: 'What an hour of play costs, and how to settle it before you start.',
    content: `
<p>“How much can I win?” has no answer. “What does an hour cost me?” has one. And it is the one to plan with.</p>
<h2>What an hour costs</h2>
<p>It takes three numbers: the stake, the spins in an hour, and what the game does not give back.</p>
<blockquote>cost per hour ≈ stake × spins per hour × (100 % − return)</blockquote>
<p>Say you stake 0.50, make some 400 spins an hour, and the game returns 96 %. The average cost is 0.50 × 400 × 4 % = <strong>8 an hour</strong>. In some hours you will come out ahead and in others lose 40 or more; eight is the average of many hours.</p>
<p>Look at what happens if you raise the stake to 2: the same hour costs 32. Nobody feels that they have paid four times the price of admission, but that is what they did.</p>
<h2>Three decisions, in writing</h2>
<ol>
<li><strong>The month.</strong> How much you can spend on fun without touching rent, food, debts or savings. Everything else follows from it, and it competes with films and dinners.</li>
<li><strong>The evening.</strong> Divide the month by the times you want to play. That is today’s figure. When it is gone, it is gone.</li>
<li><strong>The stake.</strong> Divide today’s figure by 200. At high volatility, by 300 or more. That way a bad streak does not eat the evening in ten minutes.</li>
</ol>
<p>Write them where you can see them. A figure that lives only in your head moves by itself.</p>
<h2>And if you are winning</h2>
<p>Settle that beforehand too. A simple rule: once you have twice what you brought, put away what you brought and leave it there. What remains is the evening. Winning does not change the month’s budget; if it does, it was no budget.</p>
<h2>What does not work</h2>
<ul>
<li>Doubling the stake after a loss. It only shortens the road to your cap.</li>
<li>Waiting until it is “due”. Spins keep no count.</li>
<li>Playing to pay for something. If that thought turns up, close the game and read <a href="/help#signs">these signs</a>.</li>
</ul>
<p>The clock and the line of gain and loss above each game are there so that the sum does not depend on your memory. And free play is there for the days when the budget is zero: the reels are the same.</p>`,
  },
}
