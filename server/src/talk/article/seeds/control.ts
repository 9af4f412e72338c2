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
        title: 'Límites, pausas y exclusión',
        summary: 'Lo que puedes fijar tú, desde cuándo vale y qué pasa entonces.',
        content: `
<p>Todo está en <a href="/control">Límites</a>, y lo que fijas ahí obliga a la casa:</p>
<ul>
<li><strong>Límites</strong> de depósitos, de pérdidas y de apuestas por día, semana y mes, y minutos de juego al día, en el monto que quieras. Bajarlos vale al instante; subirlos o quitarlos, después de un día.</li>
<li><strong>Pausa para mirar el reloj</strong>: cada tanto el juego se detiene y te muestra cuánto llevas y cómo vas.</li>
<li><strong>Descanso</strong> de un día a seis semanas, y <strong>autoexclusión</strong> de meses, de años o para siempre. Empiezan al instante y nadie puede acortarlos.</li>
</ul>
<p>Se revisan dentro de la misma operación que acepta la apuesta, así que ningún juego puede saltárselos. Solo detienen apuestas y depósitos: lo que se te debe se te paga, y siempre puedes retirar.</p>
<p>Y no esperes por nosotros: el bloqueo de juego de tu banco o de tu país vale además en todas partes.</p>`,
      },
      en: {
        title: 'Limits, breaks and exclusion',
        summary: 'What you can set yourself, from when it holds, and what happens then.',
        content: `
<p>All of it is at <a href="/control">Limits</a>, and what you set there binds the house:</p>
<ul>
<li><strong>Limits</strong> on deposits, losses and bets by day, week and month, and minutes of play a day, in any amount you like. Lower holds at once; higher, or none, after a day.</li>
<li><strong>Reality check</strong>: every so often the game stops and shows how long you have played and where you stand.</li>
<li><strong>A break</strong> of a day to six weeks, and <strong>self-exclusion</strong> for months, years or for ever. They begin at once, and nobody can shorten them.</li>
</ul>
<p>They are checked inside the very operation that takes a stake, so no game can get round them. They stop stakes and deposits and nothing else: what you are owed, you are paid, and you can always withdraw.</p>
<p>And don’t wait for us: the gambling block of your bank or your country holds everywhere.</p>`,
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
