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
        summary: 'El acuerdo entre tú y la casa, en palabras que se entienden.',
        content: `
<h3>Quién puede jugar</h3>
<p>Debes tener 18 años o más y ser mayor de edad donde vives. Si la ley del lugar donde estás no lo permite, no juegues. Podemos pedirte que lo demuestres.</p>
<h3>Tu cuenta</h3>
<p>Una persona, una cuenta. Es personal: no la prestes ni la vendas. Eres responsable de lo que se haga con ella, y nosotros de darte con qué cuidarla. Avísanos en cuanto creas que alguien más entró.</p>
<h3>Las rondas</h3>
<p>Los resultados se sortean como explica <a href="/fairness">Juego limpio</a>. El resultado registrado es el que vale, y siempre puedes comprobarlo. Un giro y sus giros gratis son una sola ronda.</p>
<p>Si un fallo nuestro hizo que una ronda no se jugara según sus reglas publicadas, se devuelve la apuesta con un asiento a la vista. Un premio que las reglas sí daban no se anula por ser grande.</p>
<h3>El dinero</h3>
<p>Tu saldo es la suma de sus asientos. Un asiento nunca se cambia ni se borra: un error se corrige con un asiento nuevo que puedes ver. El dinero de muestra y el de una casa de demostración no se pueden cobrar.</p>
<h3>Lo que no se permite</h3>
<p>Usar programas para jugar por ti, ponerse de acuerdo con otros para sacar ventaja, abrir cuentas con datos ajenos o usar la casa para mover dinero de origen ilícito.</p>
<h3>Pausas y cierre</h3>
<p>Podemos pausar una cuenta cuando la ley o la seguridad de su dueño lo exijan. El dinero que hay en ella sigue siendo suyo. Puedes cerrarla cuando quieras pidiéndolo en Atención al cliente.</p>
<h3>Cambios</h3>
<p>Si estos términos cambian, lo diremos aquí y en <a href="/announce">Anuncios</a> antes de que el cambio entre en vigor. Lo que ya jugaste se rige por los términos de ese día.</p>
<h3>Desacuerdos</h3>
<p>Primero escríbenos, con el número de la ronda o de la operación. La respuesta explica qué dicen los libros. Nada de esto te quita los derechos que te da la ley donde vives.</p>`,
      },
      en: {
        title: 'Terms of use',
        summary: 'The agreement between you and the house, in plain words.',
        content: `
<h3>Who may play</h3>
<p>You must be 18 or older, and of legal age where you live. If the law where you are does not allow it, do not play. We may ask you to show it.</p>
<h3>Your account</h3>
<p>One person, one account. It is personal: do not lend it or sell it. You answer for what is done with it, and we for giving you the means to keep it safe. Tell us as soon as you think someone else has been in.</p>
<h3>The rounds</h3>
<p>Results are drawn as <a href="/fairness">Fair play</a> describes. The recorded result is the one that counts, and you can always check it. A spin and its free spins are one round.</p>
<p>If a fault of ours kept a round from being played by its published rules, the stake is returned by an entry in plain sight. A win that the rules did give is not undone for being large.</p>
<h3>The money</h3>
<p>Your balance is the sum of its entries. An entry is never changed or erased: a mistake is put right with a new entry that you can see. Money for show, and money in a demonstration house, cannot be cashed.</p>
<h3>What is not allowed</h3>
<p>Letting programs play for you, agreeing with others to gain an edge, opening accounts with other people’s details, or using the house to move money of unlawful origin.</p>
<h3>Pauses and closing</h3>
<p>We may pause an account when the law or the safety of its owner requires it. The money in it remains its owner’s. You can close it whenever you like by asking at Customer service.</p>
<h3>Changes</h3>
<p>If these terms change, we will say so here and under <a href="/announce">Announcements</a> before the change takes effect. What you have already played stands under the terms of that day.</p>
<h3>Disagreements</h3>
<p>Write to us first, with the number of the round or of the operation. The answer explains what the books say. None of this takes away the rights that the law gives you where you live.</p>`,
      },
    },
    {
      slug: 'privacy',
      es: {
        title: 'Privacidad',
        summary: 'Qué sabemos de ti, para qué, y qué no hacemos.',
        content: `
<h3>Qué guardamos</h3>
<ul>
<li>Lo que escribes al registrarte: usuario y, si los das, celular, correo y los datos que pida tu país. Celular, correo y datos personales se guardan cifrados.</li>
<li>Tu contraseña, solo como una huella (Argon2id) de la que no se puede volver atrás.</li>
<li>Tus rondas y los asientos de tu saldo, porque son tu prueba y la nuestra.</li>
<li>Desde dónde entras: dirección de red, país y navegador, para avisarte de entradas extrañas.</li>
</ul>
<h3>Qué no hacemos</h3>
<ul>
<li>No vendemos datos. No hay anuncios de terceros.</li>
<li>No cargamos nada de otras empresas en la página mientras la casa no lo active; el país de tu conexión lo averiguamos sin preguntarle a nadie.</li>
<li>No usamos tu forma de jugar para cambiar tus probabilidades: no es posible.</li>
</ul>
<h3>En tu dispositivo</h3>
<p>Una cookie de sesión que los programas de la página no pueden leer, otra si pides que te recordemos, y algunas preferencias como el idioma y el tema. Nada más.</p>
<h3>Tus derechos</h3>
<p>Puedes pedir una copia de tus datos, corregirlos o pedir que los borremos. Los asientos de dinero y las rondas se conservan el tiempo que la ley manda. Escríbenos en Atención al cliente.</p>`,
      },
      en: {
        title: 'Privacy',
        summary: 'What we know of you, what for, and what we do not do.',
        content: `
<h3>What we keep</h3>
<ul>
<li>What you type when you register: a username and, if you give them, a mobile number, an e-mail address and whatever your country asks for. Number, address and personal details are kept encrypted.</li>
<li>Your password, only as a fingerprint (Argon2id) from which there is no way back.</li>
<li>Your rounds and the entries of your balance, because they are your proof and ours.</li>
<li>Where you sign in from: network address, country and browser, so that we can warn you of strange ones.</li>
</ul>
<h3>What we do not do</h3>
<ul>
<li>We do not sell data. There is no advertising by others.</li>
<li>We load nothing of other companies into the page unless the house switches it on; we find the country of your connection without asking anybody.</li>
<li>We do not use how you play to change your odds: it cannot be done.</li>
</ul>
<h3>On your device</h3>
<p>A session cookie that the page’s programs cannot read, another if you ask to be remembered, and some preferences such as language and theme. Nothing else.</p>
<h3>Your rights</h3>
<p>You may ask for a copy of your data, correct it, or ask for it to be erased. Entries of money and rounds are kept for as long as the law demands. Write to Customer service.</p>`,
      },
    },
    {
      slug: 'game-rules',
      es: {
        title: 'Reglas de los juegos',
        summary: 'Lo que vale en todos los slots de la casa.',
        content: `
<ol>
<li>Cinco rodillos muestran tres filas cada uno. Después de la última casilla de un rodillo viene otra vez la primera.</li>
<li>Una línea va del primer rodillo hacia la derecha mientras sus casillas muestren el símbolo del primero o un comodín. Paga desde tres, una vez: la serie más larga.</li>
<li>Todas las líneas se juegan en cada giro y sus premios se suman.</li>
<li>Los símbolos dispersos pagan por cuántos se ven, en cualquier lugar, además de las líneas. El comodín no vale por ellos.</li>
<li>Los dispersos también dan giros gratis. Los giros gratis no cuestan, pueden tener un multiplicador y pueden dar más giros gratis.</li>
<li>Una ronda es un giro pagado y todos los gratis que le sigan. Se liquida como una sola.</li>
<li>Se sortea un número por rodillo y por giro. Nada se sortea otra vez, y nada más interviene.</li>
<li>Los premios, las líneas y los datos de cada título están en su menú. Si un título se aparta de estas reglas, lo dice ahí.</li>
</ol>`,
      },
      en: {
        title: 'Rules of the games',
        summary: 'What holds for every slot of the house.',
        content: `
<ol>
<li>Five reels show three rows each. After a reel’s last cell comes its first again.</li>
<li>A line runs from the first reel to the right as long as its cells show the symbol of the first or a wild. It pays from three on, once: the longest run.</li>
<li>All lines are played in every spin, and what they pay is added.</li>
<li>Scatters pay by how many are in view, anywhere, on top of the lines. A wild does not stand for them.</li>
<li>Scatters also award free spins. Free spins cost nothing, may carry a multiplier, and may award more free spins.</li>
<li>A round is a paid spin and all the free ones that follow from it. It is settled as one.</li>
<li>One number is drawn for each reel of each spin. Nothing is drawn again, and nothing else takes part.</li>
<li>Prizes, lines and facts of each title are in its menu. Where a title departs from these rules, it says so there.</li>
</ol>`,
      },
    },
  ],
}
