import type { Chapter } from './seed.ts'

export const control: Chapter = {
  kind: 'help',
  chapter: 'control',
  articles: [
    {
      slug: 'budget',
      es: {
        title: 'Fija un presupuesto antes de jugar',
        summary: 'Decide cuánto dinero y cuánto tiempo, y ponlo en la pantalla de límites.',
        content: `
<ul>
<li>Elige un monto que puedas perder completo sin dejar de pagar nada.</li>
<li>Elige a qué hora vas a terminar.</li>
<li>Pon los dos en <a href="/control">Límites</a>: al llegar a tu límite ya no puedes depositar o apostar.</li>
<li>No juegues para recuperar lo perdido. Cada ronda es independiente de las anteriores.</li>
</ul>
<p>Con ejemplos y números: <a href="/blog/setting-a-budget">Cómo calcular un presupuesto para jugar</a>.</p>`,
      },
      en: {
        title: 'Set a budget before you play',
        summary: 'Decide how much money and how much time, and enter it on the limits page.',
        content: `
<ul>
<li>Choose an amount you could lose entirely and still pay everything you owe.</li>
<li>Choose when you will stop.</li>
<li>Enter both under <a href="/control">Limits</a>: once you reach your limit, you can no longer deposit or bet.</li>
<li>Don’t play to win back a loss. Every round is independent of the ones before.</li>
</ul>
<p>With examples and figures: <a href="/blog/setting-a-budget">How to work out a budget for playing</a>.</p>`,
      },
    },
    {
      slug: 'limits',
      es: {
        title: 'Límites, descansos y autoexclusión',
        summary: 'Qué puedes fijar, cuándo se aplica y qué pasa después.',
        content: `
<p>Todo está en <a href="/control">Límites</a>:</p>
<ul>
<li><strong>Límites</strong> de depósitos, de pérdidas y de apuestas, por día, semana y mes, y de tiempo de juego al día. Tú eliges el monto. Un límite más bajo se aplica al instante. Uno más alto, o quitarlo, se aplica después de una espera que la pantalla te indica.</li>
<li><strong>Aviso de tiempo de juego</strong>: cada cierto tiempo el juego se pausa y te muestra cuánto llevas jugando y tu resultado.</li>
<li><strong>Descanso</strong> de 24 horas a 6 semanas: sin apuestas ni depósitos.</li>
<li><strong>Autoexclusión</strong> por meses, por años o para siempre. Una cuenta nueva con tu número, tu correo o tu documento se rechaza.</li>
</ul>
<p>Los descansos y la autoexclusión empiezan al instante. Nadie los puede acortar, tampoco Atención al cliente. Tu dinero sigue siendo tuyo: puedes iniciar sesión y <a href="/member?view=withdraw">retirar</a>.</p>
<p>Muchos bancos también pueden bloquear los pagos a sitios de apuestas. Pregunta en el tuyo.</p>`,
      },
      en: {
        title: 'Limits, breaks and self-exclusion',
        summary: 'What you can set, when it applies and what happens then.',
        content: `
<p>All of it is under <a href="/control">Limits</a>:</p>
<ul>
<li><strong>Limits</strong> on deposits, losses and bets, per day, week and month, and on playing time per day. You choose the amount. A lower limit applies at once. A higher one, or none, applies after a waiting time that the page shows.</li>
<li><strong>Reality check</strong>: from time to time the game pauses and shows how long you have played and your result.</li>
<li><strong>A break</strong> of 24 hours to 6 weeks: no bets and no deposits.</li>
<li><strong>Self-exclusion</strong> for months, for years or permanently. A new account with your number, your e-mail or your ID is refused.</li>
</ul>
<p>Breaks and self-exclusion start at once. Nobody can shorten them, not even Customer service. Your money stays yours: you can sign in and <a href="/member?view=withdraw">withdraw</a>.</p>
<p>Many banks can also block payments to gambling sites. Ask yours.</p>`,
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
<li>Ocultas cuánto juegas, o te molesta que te pregunten.</li>
<li>Pides prestado, vendes cosas o dejas cuentas sin pagar.</li>
<li>Piensas en jugar cuando estás en otra cosa, o juegas para no pensar.</li>
</ul>
<p>No es falta de carácter, y ganar una vez no lo arregla. Puedes tomar un descanso o autoexcluirte en <a href="/control">Límites</a>. En casi todos los países hay una línea gratuita y anónima; búscala como «ayuda ludopatía» más el nombre de tu país. <a href="https://www.gamblingtherapy.org/es/">Gambling Therapy</a> atiende en línea y en español, estés donde estés.</p>`,
      },
      en: {
        title: 'Signs that it is time to stop',
        summary: 'If you see yourself in two or more, talk to someone today.',
        content: `
<ul>
<li>You keep playing for longer, or for more, than you had decided.</li>
<li>You come back the next day to win it back.</li>
<li>You hide how much you play, or get angry when someone asks.</li>
<li>You borrow, sell things or leave bills unpaid.</li>
<li>You think of playing while doing something else, or play so as not to think.</li>
</ul>
<p>It is not a lack of character, and one win does not fix it. You can take a break or self-exclude under <a href="/control">Limits</a>. Almost every country has a free and anonymous helpline; search for “gambling help” and its name. <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> answers online, wherever you are.</p>`,
      },
    },
    {
      slug: 'minors',
      es: {
        title: 'Menores de edad y dispositivos compartidos',
        summary: '{brand} es solo para mayores de edad. Cómo proteger un dispositivo compartido.',
        content: `
<p>Debes tener 18 años o más, o la edad que pida la ley donde vives si es mayor.</p>
<p>Si compartes el teléfono o la computadora:</p>
<ul>
<li>cierra sesión al terminar y no marques «Recordarme»;</li>
<li>entra con una llave de acceso, que pide tu huella o tu rostro;</li>
<li>activa los controles parentales del dispositivo: permiten bloquear sitios de apuestas.</li>
</ul>
<p>Si sabes de un menor de edad con cuenta aquí, avisa a Atención al cliente y cerraremos la cuenta.</p>`,
      },
      en: {
        title: 'Minors and shared devices',
        summary: '{brand} is for adults only. How to protect a shared device.',
        content: `
<p>You must be 18 or older, or of the legal age where you live if it is higher.</p>
<p>If you share the phone or the computer:</p>
<ul>
<li>log out when you finish and leave “Remember me” off;</li>
<li>sign in with a passkey, which asks for your fingerprint or your face;</li>
<li>turn on the device’s parental controls: they can block gambling sites.</li>
</ul>
<p>If you know of a minor with an account here, tell Customer service and we will close it.</p>`,
      },
    },
  ],
}
