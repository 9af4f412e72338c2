import type { Chapter } from './seed.ts'

/** The terms that a new member accepts; `/help#term` links to them. */
export const terms: Chapter = {
  kind: 'term',
  chapter: 'term',
  articles: [
    {
      slug: 'terms-of-use',
      es: {
        title: 'Términos de uso',
        summary: 'El acuerdo entre tú y {brand}, en lenguaje claro.',
        content: `
<h3>Quién puede jugar</h3>
<p>Debes tener 18 años o más y ser mayor de edad donde vives. Si la ley del lugar donde estás no lo permite, no juegues. Podemos pedirte que lo demuestres.</p>
<h3>Tu cuenta</h3>
<p>Una cuenta por persona. Es personal: no la prestes ni la vendas. Eres responsable de lo que se haga con ella, y nosotros de darte los medios para protegerla. Avísanos en cuanto creas que alguien más entró.</p>
<h3>Las rondas</h3>
<p>Los resultados se sortean como explica <a href="/fairness">Juego limpio</a>. Vale el resultado registrado, y siempre puedes comprobarlo. Un giro y sus giros gratis son una sola ronda.</p>
<p>Si por un error nuestro una ronda no se jugó según sus reglas publicadas, devolvemos la apuesta con un movimiento que puedes ver. No anulamos un premio que las reglas daban porque sea grande.</p>
<h3>Depósitos y retiros</h3>
<p>Los métodos, los montos, las comisiones y los tiempos son los que muestran <a href="/member?view=depositv2">Depositar</a> y <a href="/member?view=withdraw">Retirar</a> al momento de confirmar. Los retiros se pagan solo a cuentas a tu nombre. Un depósito se debe apostar una vez antes de retirarlo, salvo si te autoexcluiste.</p>
<p>Si el pagador recupera un pago que ya acreditamos, descontamos ese monto de tu saldo. Tu saldo nunca queda por debajo de cero; lo que falte se descuenta del dinero que llegue después.</p>
<h3>Tu saldo</h3>
<p>Tu saldo es la suma de tus movimientos. Un movimiento nunca se cambia ni se borra: un error se corrige con otro que puedes ver. El saldo de prueba, y el saldo de un sitio de demostración, no se pueden cobrar.</p>
<h3>Lo que no se permite</h3>
<p>Usar programas para jugar por ti, ponerse de acuerdo con otros para sacar ventaja, abrir cuentas con datos de otra persona o usar {brand} para mover dinero de origen ilícito.</p>
<h3>Bloqueo y cierre</h3>
<p>Podemos bloquear una cuenta, o parte de ella, cuando lo exijan la ley o la seguridad de su titular. El dinero que hay en ella sigue siendo del titular. Puedes cerrarla cuando quieras: pídelo en Atención al cliente. Los <a href="/control">límites y la autoexclusión</a> que fijes los respetamos siempre.</p>
<h3>Cambios</h3>
<p>Si estos términos cambian, lo publicaremos aquí y en <a href="/announce">Anuncios</a> antes de que el cambio entre en vigor. Lo que ya jugaste se rige por los términos de ese día.</p>
<h3>Desacuerdos</h3>
<p>Primero escríbenos con el número de la ronda o del pago. Te responderemos con lo que dice el registro. Nada de esto te quita los derechos que te da la ley donde vives.</p>`,
      },
      en: {
        title: 'Terms of use',
        summary: 'The agreement between you and {brand}, in plain language.',
        content: `
<h3>Who may play</h3>
<p>You must be 18 or older, and of legal age where you live. If the law where you are does not allow it, do not play. We may ask you for proof.</p>
<h3>Your account</h3>
<p>One account per person. It is personal: do not lend it or sell it. You are responsible for what is done with it, and we for giving you the means to protect it. Tell us as soon as you think that someone else has used it.</p>
<h3>The rounds</h3>
<p>Results are drawn as <a href="/fairness">Fair play</a> explains. The recorded result counts, and you can always check it. A spin and its free spins are one round.</p>
<p>If because of our error a round was not played by its published rules, we return the stake with a transaction that you can see. We do not cancel a prize that the rules gave because it is large.</p>
<h3>Deposits and withdrawals</h3>
<p>The methods, amounts, fees and times are those that <a href="/member?view=depositv2">Deposit</a> and <a href="/member?view=withdraw">Withdraw</a> show when you confirm. Withdrawals are paid only to accounts in your name. A deposit must be bet once before you can withdraw it, unless you have self-excluded.</p>
<p>If the payer takes back a payment that we have credited, we deduct that amount from your balance. Your balance never goes below zero; what is missing is deducted from money that arrives later.</p>
<h3>Your balance</h3>
<p>Your balance is the sum of your transactions. A transaction is never changed or deleted: a mistake is corrected with another one that you can see. A demo balance, and the balance of a demo site, cannot be paid out.</p>
<h3>What is not allowed</h3>
<p>Using programs to play for you, agreeing with others to gain an advantage, opening accounts with another person’s details, or using {brand} to move money of unlawful origin.</p>
<h3>Blocking and closing</h3>
<p>We may block an account, or part of it, when the law or the safety of its owner requires it. The money in it remains the owner’s. You can close it whenever you like: ask Customer service. We always respect the <a href="/control">limits and self-exclusion</a> that you set.</p>
<h3>Changes</h3>
<p>If these terms change, we will publish it here and under <a href="/announce">Announcements</a> before the change takes effect. What you have already played is governed by the terms of that day.</p>
<h3>Disagreements</h3>
<p>Write to us first, with the number of the round or the payment. We will answer with what the record says. None of this takes away the rights that the law gives you where you live.</p>`,
      },
    },
    {
      slug: 'privacy',
      es: {
        title: 'Privacidad',
        summary: 'Qué datos guardamos, para qué, y qué no hacemos.',
        content: `
<h3>Qué guardamos</h3>
<ul>
<li>Los datos de tu registro: usuario y, si los das, celular, correo y datos personales. El celular, el correo, los datos personales y los documentos se guardan cifrados.</li>
<li>Tu contraseña, solo como una huella (Argon2id) de la que no se puede recuperar.</li>
<li>Tus cuentas de retiro, tus pagos, tus rondas y tus movimientos.</li>
<li>Desde dónde inicias sesión: dirección IP, país y navegador, para detectar accesos inusuales. De tu registro, también la página y el dominio.</li>
<li>Los mensajes del chat de las mesas, durante un día.</li>
</ul>
<h3>Qué no hacemos</h3>
<ul>
<li>No vendemos datos ni mostramos publicidad de terceros.</li>
<li>El país de tu conexión lo obtenemos sin consultar a otras empresas.</li>
<li>No usamos tu forma de jugar para cambiar tus probabilidades.</li>
</ul>
<h3>Con quién los compartimos</h3>
<p>Con el proveedor de pagos, lo necesario para un depósito o un retiro. Con quien envía los SMS y correos, tu número o tu correo. Con Google o Facebook, solo si inicias sesión con ellos.</p>
<h3>En tu dispositivo</h3>
<p>Una cookie de sesión que los programas de la página no pueden leer, otra si pides que te recordemos, preferencias como el idioma y el tema, y los datos con que tu navegador comprueba tus rondas.</p>
<h3>Tus derechos</h3>
<p>Puedes pedir una copia de tus datos, corregirlos o pedir que los borremos. Los movimientos de dinero y las rondas se conservan el tiempo que manda la ley. Escribe a Atención al cliente.</p>`,
      },
      en: {
        title: 'Privacy',
        summary: 'Which data we keep, what for, and what we do not do.',
        content: `
<h3>What we keep</h3>
<ul>
<li>The details of your registration: a username and, if you give them, mobile number, e-mail and personal details. Mobile number, e-mail, personal details and documents are stored encrypted.</li>
<li>Your password, only as a hash (Argon2id) from which it cannot be recovered.</li>
<li>Your payout accounts, payments, rounds and transactions.</li>
<li>Where you sign in from: IP address, country and browser, to detect unusual sign-ins. Of your registration, also the page and the domain.</li>
<li>The messages in the chat of tables, for one day.</li>
</ul>
<h3>What we do not do</h3>
<ul>
<li>We do not sell data or show third-party advertising.</li>
<li>We find the country of your connection without asking other companies.</li>
<li>We do not use how you play to change your odds.</li>
</ul>
<h3>Who we share it with</h3>
<p>With the payment provider, what a deposit or withdrawal needs. With the company that sends text messages and e-mails, your number or your address. With Google or Facebook, only if you sign in with them.</p>
<h3>On your device</h3>
<p>A session cookie that scripts on the page cannot read, another one if you ask to be remembered, preferences such as language and theme, and the data with which your browser checks your rounds.</p>
<h3>Your rights</h3>
<p>You may ask for a copy of your data, correct it, or ask us to delete it. Transactions and rounds are kept for as long as the law requires. Write to Customer service.</p>`,
      },
    },
    {
      slug: 'game-rules',
      es: {
        title: 'Reglas de los juegos',
        summary: 'Lo que vale para todos, y dónde están las reglas de cada uno.',
        content: `
<h3>Todos los juegos</h3>
<ol>
<li>Las reglas, los premios y el retorno de cada juego están en su menú. Esas reglas deciden.</li>
<li>El resultado sale solo de los números sorteados. Nada se sortea dos veces, y no intervienen tu saldo ni tus rondas anteriores.</li>
<li>Una ronda se paga según las reglas con que empezó.</li>
</ol>
<h3>Slots</h3>
<ol>
<li>Una ronda es un giro pagado y todos los giros gratis o funciones que salgan de él.</li>
<li>En los slots de líneas, una línea paga de izquierda a derecha desde tres símbolos iguales, contando los comodines, y solo la serie más larga. Se juegan todas las líneas y sus premios se suman.</li>
<li>Los scatters pagan en cualquier posición y pueden dar giros gratis. El comodín no los sustituye.</li>
<li>Otros slots pagan de otra forma: por formas de ganar, grupos, cascadas o símbolos retenidos. Su menú lo explica.</li>
</ol>
<h3>Mesas en vivo, crash, gallos y loterías</h3>
<ol>
<li>Solo cuentan las apuestas que llegan a nuestro servidor antes del cierre.</li>
<li>Un sorteo vale para todos. Las peleas de gallos son simuladas.</li>
<li>Si una ronda o un sorteo se anula, se devuelven todas las apuestas y se indica el motivo.</li>
</ol>`,
      },
      en: {
        title: 'Rules of the games',
        summary: 'What holds for all of them, and where the rules of each one are.',
        content: `
<h3>All games</h3>
<ol>
<li>The rules, prizes and return of each game are in its menu. Those rules decide.</li>
<li>The result comes only from the numbers drawn. Nothing is drawn twice, and neither your balance nor your earlier rounds take part.</li>
<li>A round is paid by the rules it started with.</li>
</ol>
<h3>Slots</h3>
<ol>
<li>A round is one paid spin and all free spins or features that follow from it.</li>
<li>In slots with lines, a line pays from left to right from three equal symbols on, counting wilds, and only the longest run. All lines are played and their prizes are added.</li>
<li>Scatters pay in any position and may award free spins. A wild does not substitute for them.</li>
<li>Other slots pay differently: by ways, clusters, cascades or held symbols. Their menu explains it.</li>
</ol>
<h3>Live tables, crash, cockfights and lotteries</h3>
<ol>
<li>Only bets that reach our server before closing count.</li>
<li>One draw decides for everyone. The cockfights are simulated.</li>
<li>If a round or a draw is cancelled, all bets are returned and the reason is shown.</li>
</ol>`,
      },
    },
  ],
}
