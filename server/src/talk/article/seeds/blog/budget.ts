import type { DatedSeed } from '../seed.ts'

export const budget: DatedSeed = {
  slug: 'setting-a-budget',
  publishedAtMs: Date.UTC(2026, 10, 12, 12),
  es: {
    title: 'Cómo calcular un presupuesto para jugar',
    summary: 'Cuánto cuesta en promedio una hora de juego, y cómo fijar tus límites.',
    content: `
<p>Nadie puede decirte cuánto vas a ganar. Sí se puede calcular cuánto cuesta jugar en promedio, y ese número sirve para decidir tu presupuesto.</p>
<h2>El costo de una hora</h2>
<p>Necesitas tres números: la apuesta, los giros por hora y el retorno del juego.</p>
<blockquote>costo por hora ≈ apuesta × giros por hora × (100 % − retorno)</blockquote>
<p>Ejemplo: apuestas 0.50, haces unos 400 giros por hora y el retorno es 96 %. El costo promedio es 0.50 × 400 × 4 % = <strong>8 por hora</strong>. En algunas horas ganarás y en otras perderás 40 o más. Ocho es el promedio de muchas horas.</p>
<p>Si subes la apuesta a 2, la misma hora cuesta 32 en promedio: cuatro veces más.</p>
<h2>Tres decisiones antes de jugar</h2>
<ol>
<li><strong>El mes.</strong> Cuánto puedes gastar en diversión sin tocar alquiler, comida, deudas ni ahorro.</li>
<li><strong>El día.</strong> Divide el monto del mes entre las veces que quieres jugar. Cuando se acabe, termina por ese día.</li>
<li><strong>La apuesta.</strong> Divide el monto del día entre 200. Con volatilidad alta, entre 300 o más. Así una serie de pérdidas no termina tu presupuesto en pocos minutos.</li>
</ol>
<p>Después pon esos montos en <a href="/control">Límites</a>. Puedes limitar depósitos, pérdidas y apuestas por día, semana y mes, y el tiempo de juego al día. Un límite más bajo se aplica al instante, y ningún juego acepta una apuesta que lo pase.</p>
<h2>Si vas ganando</h2>
<p>Decide también eso antes. Una regla sencilla: cuando tengas el doble de lo que depositaste, <a href="/member?view=withdraw">retira</a> una parte. Ganar un día no cambia tu presupuesto del mes.</p>
<h2>Lo que no funciona</h2>
<ul>
<li>Doblar la apuesta después de perder. Solo llegas antes a tu límite.</li>
<li>Esperar a que «te toque». Cada ronda tiene las mismas probabilidades.</li>
<li>Jugar para pagar algo. Si lo estás pensando, cierra el juego y lee <a href="/help#signs">estas señales</a>.</li>
</ul>
<h2>Cómo llevar la cuenta</h2>
<p>Sobre cada juego ves cuánto tiempo llevas y cuánto vas ganando o perdiendo. El aviso de tiempo de juego pausa el juego cada cierto tiempo y te lo muestra. Y en <a href="/member?view=personalProfit">Ganancias y pérdidas</a> está tu resultado por día, semana y mes.</p>
<p>Si solo quieres divertirte sin gastar, usa el juego gratis: las reglas y las probabilidades son las mismas.</p>`,
  },
  en: {
    title: 'How to work out a budget for playing',
    summary: 'What an hour of play costs on average, and how to set your limits.',
    content: `
<p>Nobody can tell you how much you will win. What playing costs on average can be calculated, and that number helps you to decide your budget.</p>
<h2>What an hour costs</h2>
<p>You need three numbers: the stake, the spins per hour and the game’s return.</p>
<blockquote>cost per hour ≈ stake × spins per hour × (100% − return)</blockquote>
<p>Example: you stake 0.50, make about 400 spins an hour, and the return is 96%. The average cost is 0.50 × 400 × 4% = <strong>8 an hour</strong>. In some hours you will win and in others lose 40 or more. Eight is the average of many hours.</p>
<p>If you raise the stake to 2, the same hour costs 32 on average: four times as much.</p>
<h2>Three decisions before you play</h2>
<ol>
<li><strong>The month.</strong> How much you can spend on entertainment without touching rent, food, debts or savings.</li>
<li><strong>The day.</strong> Divide the amount of the month by the times you want to play. When it is gone, stop for that day.</li>
<li><strong>The stake.</strong> Divide the amount of the day by 200. At high volatility, by 300 or more. That way a series of losses does not use up your budget in a few minutes.</li>
</ol>
<p>Then enter those amounts under <a href="/control">Limits</a>. You can limit deposits, losses and bets per day, week and month, and playing time per day. A lower limit applies at once, and no game accepts a bet that is over it.</p>
<h2>If you are winning</h2>
<p>Decide that beforehand too. A simple rule: once you have twice what you deposited, <a href="/member?view=withdraw">withdraw</a> part of it. Winning on one day does not change your budget for the month.</p>
<h2>What does not work</h2>
<ul>
<li>Doubling the stake after a loss. You only reach your limit sooner.</li>
<li>Waiting until you are “due” a win. Every round has the same odds.</li>
<li>Playing to pay for something. If you are thinking of it, close the game and read <a href="/help#signs">these signs</a>.</li>
</ul>
<h2>How to keep track</h2>
<p>Above every game you see how long you have played and how much you are up or down. The reality check pauses the game from time to time and shows it to you. <a href="/member?view=personalProfit">Profit and loss</a> has your result by day, week and month.</p>
<p>If you only want to have fun without spending, use free play: the rules and the odds are the same.</p>`,
  },
}
