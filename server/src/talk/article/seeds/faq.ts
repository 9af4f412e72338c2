import type { Chapter, Seed } from './seed.ts'

type Answer = readonly [question: string, short: string, answer: string]

const ask = (slug: string, es: Answer, en: Answer): Seed => ({
  slug,
  es: { title: es[0], summary: es[1], content: es[2] },
  en: { title: en[0], summary: en[1], content: en[2] },
})

export const faq: Chapter = {
  kind: 'help',
  chapter: 'faq',
  articles: [
    ask(
      'faq-rigged',
      [
        '¿Los juegos están arreglados?',
        'No, y no hace falta que nos creas.',
        '<p>No, y lo puedes comprobar sin nosotros: el sello se muestra antes de jugar y la semilla se abre después. <a href="#check">Así se comprueba una ronda</a>.</p>',
      ],
      [
        'Are the games rigged?',
        'No, and you need not take our word for it.',
        '<p>No, and you can check that without us: the seal is shown before you play and the seed is opened afterwards. <a href="#check">Here is how to check a round</a>.</p>',
      ],
    ),
    ask(
      'faq-due',
      [
        'Llevo mucho sin ganar. ¿Ya me toca?',
        'No. Cada ronda empieza de cero.',
        '<p>No. Los rodillos no tienen memoria: cada ronda tiene las mismas probabilidades que la primera. Una sequía larga no acerca un premio, y un premio no lo aleja.</p>',
      ],
      [
        'I haven’t won for ages. Am I due?',
        'No. Every round starts from nothing.',
        '<p>No. Reels have no memory: every round has the odds of the first one. A long drought brings no win closer, and a win puts none further off.</p>',
      ],
    ),
    ask(
      'faq-time',
      [
        '¿Hay horas o apuestas que paguen mejor?',
        'No. Ni la hora ni la apuesta entran en el sorteo.',
        '<p>No. En el sorteo solo entran el secreto de la casa, tu texto y el número de la ronda. La apuesta cambia cuánto se paga, nunca con qué probabilidad.</p>',
      ],
      [
        'Are there better hours or better stakes?',
        'No. Neither the hour nor the stake goes into the draw.',
        '<p>No. Only the house’s secret, your text and the number of the round go into the draw. The stake changes how much is paid, never how likely it is.</p>',
      ],
    ),
    ask(
      'faq-free-odds',
      [
        '¿El juego gratis paga mejor?',
        'No: es el mismo juego.',
        '<p>No. Mismos rodillos, mismo sorteo, misma prueba. Si en gratis te fue bien, fue suerte, y la suerte no viaja.</p>',
      ],
      [
        'Does free play pay better?',
        'No: it is the same game.',
        '<p>No. Same reels, same draw, same proof. If free play went well it was luck, and luck does not travel.</p>',
      ],
    ),
    ask(
      'faq-deposit',
      [
        '¿Cómo deposito?',
        'Todavía no se puede.',
        '<p>Todavía no hay un medio de pago abierto. <a href="#money-today">Aquí está qué dinero hay hoy</a>, y cuando eso cambie lo verás en <a href="/announce">Anuncios</a>.</p>',
      ],
      [
        'How do I deposit?',
        'You can’t yet.',
        '<p>No means of payment is open yet. <a href="#money-today">Here is what money there is today</a>, and when that changes you will read it under <a href="/announce">Announcements</a>.</p>',
      ],
    ),
    ask(
      'faq-limits',
      [
        '¿Puedo ponerme límites o excluirme?',
        'Los libros ya los respetan; la pantalla para ponerlos aún no existe.',
        '<p>Los libros ya respetan límites y exclusiones, pero la pantalla para ponerlos tú mismo aún no existe. Pídelo en Atención al cliente y lee <a href="#limits">qué hay hoy</a>.</p>',
      ],
      [
        'Can I set limits or exclude myself?',
        'The books already keep to them; the screen to set them does not exist yet.',
        '<p>The books already keep to limits and exclusions, but the screen to set them yourself does not exist yet. Ask at Customer service and read <a href="#limits">what there is today</a>.</p>',
      ],
    ),
    ask(
      'faq-dropped',
      [
        'Se me cerró el juego en pleno giro. ¿Perdí la apuesta?',
        'El giro quedó escrito entero, o no se cobró.',
        '<p>No quedó a medias: o el giro está entero en el historial, con su premio pagado, o no se cobró nada. <a href="#connection">Los detalles</a>.</p>',
      ],
      [
        'The game closed in mid-spin. Did I lose my stake?',
        'Either the spin is written whole, or nothing was charged.',
        '<p>It was not left half done: either the spin is whole in the history, its win paid, or nothing was charged. <a href="#connection">The details</a>.</p>',
      ],
    ),
    ask(
      'faq-country',
      [
        '¿Por qué dice que no está abierta en mi región?',
        'La ley de ese lugar no nos deja ofrecer juegos.',
        '<p>Vemos el país de tu conexión y hay lugares donde no ofrecemos juegos. Tu saldo está a salvo. Si usas una VPN, apágala: contamos el país desde el que sales a la red.</p>',
      ],
      [
        'Why does it say that it is not open in my region?',
        'The law there does not let us offer games.',
        '<p>We see the country of your connection, and there are places where we offer no games. Your balance is safe. If you use a VPN, switch it off: what counts is the country you come out in.</p>',
      ],
    ),
    ask(
      'faq-two-accounts',
      [
        '¿Puedo tener dos cuentas?',
        'No: una persona, una cuenta.',
        '<p>No. Una persona, una cuenta, y es personal: no se presta ni se vende. Si abriste dos sin querer, avísanos y dejamos una.</p>',
      ],
      [
        'May I have two accounts?',
        'No: one person, one account.',
        '<p>No. One person, one account, and it is personal: it is not to be lent or sold. If you opened two by accident, tell us and we keep one.</p>',
      ],
    ),
    ask(
      'faq-code-missing',
      [
        'No me llega el código',
        'Espera el minuto, revisa el número y el correo no deseado.',
        '<p>Espera a que termine la cuenta regresiva y pídelo otra vez. Revisa el código de país, el correo no deseado y que el teléfono tenga señal. Después de varios intentos seguidos hay que esperar cinco minutos: es para que nadie use tu número para molestar.</p>',
      ],
      [
        'The code does not arrive',
        'Wait out the minute, check the number and the junk folder.',
        '<p>Let the countdown run out and ask again. Check the country code, the junk folder, and that the phone has a signal. After several tries in a row there is a wait of five minutes, so that nobody can use your number to pester you.</p>',
      ],
    ),
    ask(
      'faq-same-maths',
      [
        '¿De verdad son diez mil juegos distintos?',
        'Diez mil títulos con su dibujo y su nombre; menos matemáticas que títulos.',
        '<p>Son diez mil títulos, cada uno con su nombre y su dibujo. Las matemáticas son muchas menos: un puñado de modelos demostrados que los títulos comparten. Los datos de cada juego muestran cuál juega.</p>',
      ],
      [
        'Are they really ten thousand different games?',
        'Ten thousand titles with their own picture and name; fewer mathematics than titles.',
        '<p>They are ten thousand titles, each with its own name and picture. The mathematics are far fewer: a handful of proven models that titles share. Each game’s facts show which one it plays.</p>',
      ],
    ),
    ask(
      'faq-winners',
      [
        '¿Son reales los ganadores que se muestran?',
        'Sí: rondas con dinero, con el nombre abreviado.',
        '<p>Sí. La tabla se llena solo con rondas jugadas con saldo, nunca con rondas gratis ni con nombres inventados. El nombre va abreviado. Si nadie ha ganado, la tabla está vacía, y así se queda.</p>',
      ],
      [
        'Are the winners shown real?',
        'Yes: rounds played for money, with the name shortened.',
        '<p>Yes. The board is filled by rounds played with a balance only, never by free rounds or made-up names. Names are shortened. If nobody has won, the board is empty, and stays that way.</p>',
      ],
    ),
    ask(
      'faq-language',
      [
        '¿Puedo cambiar de idioma?',
        'Sí, arriba, sin recargar.',
        '<p>Sí: el selector está arriba y en el menú. Cambia todo a la vez, también los nombres de los juegos y este centro de ayuda, sin recargar la página.</p>',
      ],
      [
        'Can I change the language?',
        'Yes, at the top, without a reload.',
        '<p>Yes: the selector is at the top and in the menu. It changes everything at once, names of games and this help center included, without reloading the page.</p>',
      ],
    ),
    ask(
      'faq-human',
      [
        '¿Cómo hablo con una persona?',
        'Atención al cliente, en el menú.',
        '<p>En el menú, <strong>Atención al cliente</strong> muestra las vías abiertas. Ten a mano el número de ronda o la hora si preguntas por una jugada. Nunca te pediremos la contraseña ni un código.</p>',
      ],
      [
        'How do I talk to a person?',
        'Customer service, in the menu.',
        '<p>In the menu, <strong>Customer service</strong> shows the ways that are open. Have the round number or the hour ready if you ask about a round. We will never ask for your password or a code.</p>',
      ],
    ),
  ],
}
