import type { Chapter } from './seed.ts'

export const control: Chapter = {
  kind: 'help',
  chapter: 'control',
  articles: [
    {
      slug: 'budget',
      es: {
        title: 'Ponte un tope antes de empezar',
        summary: 'Cuánto y hasta qué hora, decidido con la cabeza fría.',
        content: `
<p>Apostar es un gasto, como ir al cine. Lo razonable es decidirlo antes:</p>
<ul>
<li>Elige una cifra que puedas perder completa sin que cambie tu semana. Ni la renta ni el súper.</li>
<li>Elige una hora para terminar y pon una alarma fuera de la pantalla.</li>
<li>Si llegas a cualquiera de las dos, se acabó por hoy. No se negocia a medianoche.</li>
<li>No juegues para recuperar. La siguiente ronda no sabe lo que pasó en la anterior.</li>
</ul>
<p>Con paso a paso y números: <a href="/blog/setting-a-budget">Cómo armar un presupuesto para jugar</a>.</p>`,
      },
      en: {
        title: 'Set a cap before you start',
        summary: 'How much and until when, decided with a cool head.',
        content: `
<p>Gambling is an expense, like an evening at the pictures. The sensible thing is to settle it beforehand:</p>
<ul>
<li>Choose a sum you could lose entirely without it changing your week. Not the rent, not the groceries.</li>
<li>Choose an hour to stop, and set an alarm away from the screen.</li>
<li>When you reach either, that is it for today. Midnight is no time to renegotiate.</li>
<li>Don’t play to win it back. The next round has no idea what happened in the last one.</li>
</ul>
<p>Step by step, with figures: <a href="/blog/setting-a-budget">How to set a budget for playing</a>.</p>`,
      },
    },
    {
      slug: 'limits',
      es: {
        title: 'Límites, pausas y exclusión: qué hay hoy',
        summary: 'Lo que ya funciona, lo que todavía no, sin adornos.',
        content: `
<p><strong>Lo que ya funciona</strong></p>
<ul>
<li>Sobre cada juego hay un reloj con el tiempo que llevas y una línea con lo que vas ganando o perdiendo desde que lo abriste.</li>
<li>Los libros conocen límites de pérdida y de apuesta por día, semana y mes, bloqueos y exclusiones. Se revisan dentro de la misma operación que acepta la apuesta, así que ningún juego puede saltárselos.</li>
<li>Un límite o una exclusión solo detienen apuestas. Lo que se te debe, se te paga.</li>
</ul>
<p><strong>Lo que todavía no</strong></p>
<ul>
<li>Aún no hay una pantalla para que tú mismo pongas esos límites o te excluyas. Preferimos decirlo a poner un botón que no hace nada.</li>
</ul>
<p><strong>Mientras tanto</strong>: si necesitas parar, pídelo en <strong>Atención al cliente</strong>, en el menú. Y no esperes por nosotros: cierra sesión, borra la app y usa el bloqueo de juego de tu banco o de tu país, que además vale en todas partes.</p>`,
      },
      en: {
        title: 'Limits, time-outs and exclusion: what there is today',
        summary: 'What already works and what does not yet, without trimmings.',
        content: `
<p><strong>What already works</strong></p>
<ul>
<li>Above each game runs a clock with the time you have spent, and a line with what you are up or down since you opened it.</li>
<li>The books know loss and wager limits by day, week and month, blocks and exclusions. They are checked inside the very operation that takes a stake, so no game can get round them.</li>
<li>A limit or an exclusion stops stakes and nothing else. What you are owed, you are paid.</li>
</ul>
<p><strong>What does not yet</strong></p>
<ul>
<li>There is no screen yet for you to set those limits or exclude yourself. We would rather say so than show a button that does nothing.</li>
</ul>
<p><strong>Meanwhile</strong>: if you need to stop, ask for it at <strong>Customer service</strong>, in the menu. And don’t wait for us: sign out, remove the app, and use the gambling block of your bank or your country, which holds everywhere.</p>`,
      },
    },
    {
      slug: 'signs',
      es: {
        title: 'Señales de que conviene parar',
        summary: 'Si te reconoces en dos o más, habla con alguien hoy.',
        content: `
<ul>
<li>Juegas más tiempo o más dinero del que habías decidido, seguido.</li>
<li>Vuelves al día siguiente para recuperar.</li>
<li>Escondes cuánto juegas, o te enojas si alguien pregunta.</li>
<li>Pides prestado, vendes cosas o dejas cuentas sin pagar.</li>
<li>Piensas en jugar cuando estás en otra cosa, o juegas para no pensar.</li>
</ul>
<p>No es falta de carácter, y no se arregla con una buena racha. En casi todos los países hay una línea gratuita y anónima; búscala como «ayuda ludopatía» y el nombre de tu país. <a href="https://www.gamblingtherapy.org/es/">Gambling Therapy</a> atiende en línea y en español, estés donde estés.</p>`,
      },
      en: {
        title: 'Signs that it is time to stop',
        summary: 'If you see yourself in two or more, talk to someone today.',
        content: `
<ul>
<li>You keep playing for longer, or for more, than you had decided.</li>
<li>You come back the next day to win it back.</li>
<li>You hide how much you play, or get cross when someone asks.</li>
<li>You borrow, sell things or leave bills unpaid.</li>
<li>You think of playing while doing something else, or play so as not to think.</li>
</ul>
<p>It is not a lack of character, and a good streak does not fix it. Almost every country has a free and anonymous helpline; search for “gambling help” and its name. <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> answers online, wherever you are.</p>`,
      },
    },
    {
      slug: 'minors',
      es: {
        title: 'Niñas, niños y adolescentes en casa',
        summary: 'Esto es solo para mayores de edad; así se cuida un dispositivo compartido.',
        content: `
<p>Ronda es solo para mayores de 18 años, o de la edad que la ley pida donde vives si es mayor.</p>
<p>Si compartes el teléfono o la computadora:</p>
<ul>
<li>cierra sesión al terminar y no marques «Recordarme»;</li>
<li>entra con passkey, que pide tu huella o tu cara;</li>
<li>activa los controles parentales del dispositivo: todos permiten bloquear sitios de apuestas.</li>
</ul>
<p>Si sabes de un menor de edad con cuenta aquí, avísanos en Atención al cliente. Cerramos la cuenta.</p>`,
      },
      en: {
        title: 'Children and teenagers at home',
        summary: 'This is for adults only; here is how to look after a shared device.',
        content: `
<p>Ronda is for people of 18 and over, or of whatever higher age the law asks for where you live.</p>
<p>If you share the phone or the computer:</p>
<ul>
<li>sign out when you are done and leave “Remember me” alone;</li>
<li>sign in with a passkey, which asks for your fingerprint or your face;</li>
<li>switch on the device’s parental controls: all of them can block gambling sites.</li>
</ul>
<p>If you know of a minor with an account here, tell us at Customer service. We close the account.</p>`,
      },
    },
  ],
}
