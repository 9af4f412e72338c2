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
        'No, y lo puedes comprobar.',
        '<p>No. El sello de la semilla se muestra antes de jugar y la semilla se publica después, así que puedes volver a calcular cada ronda. <a href="#check">Cómo comprobar una ronda</a>.</p>',
      ],
      [
        'Are the games rigged?',
        'No, and you can check it.',
        '<p>No. The seal of the seed is shown before you play and the seed is published afterwards, so you can calculate every round again. <a href="#check">How to check a round</a>.</p>',
      ],
    ),
    ask(
      'faq-due',
      [
        'Llevo mucho sin ganar. ¿Ya me toca?',
        'No. Cada ronda es independiente.',
        '<p>No. Cada ronda tiene las mismas probabilidades que la primera. Perder muchas veces no acerca un premio, y ganar no lo aleja.</p>',
      ],
      [
        'I haven’t won for a long time. Am I due a win?',
        'No. Every round is independent.',
        '<p>No. Every round has the same odds as the first. Many losses bring no win closer, and a win makes the next one no less likely.</p>',
      ],
    ),
    ask(
      'faq-time',
      [
        '¿Hay horas o apuestas que paguen mejor?',
        'No. La hora y la apuesta no cambian el sorteo.',
        '<p>No. La apuesta cambia cuánto se paga, no la probabilidad de ganar en el juego. La única excepción son los <a href="/jackpots">jackpots</a>: ahí una apuesta mayor tiene más probabilidad, en la misma proporción.</p>',
      ],
      [
        'Do some hours or stakes pay better?',
        'No. The time and the stake do not change the draw.',
        '<p>No. The stake changes how much is paid, not your chance of winning in the game. The only exception are the <a href="/jackpots">jackpots</a>: a larger stake has a larger chance there, in the same proportion.</p>',
      ],
    ),
    ask(
      'faq-free-odds',
      [
        '¿El juego gratis paga mejor?',
        'No: las probabilidades son las mismas.',
        '<p>No. El juego gratis usa las mismas reglas y las mismas probabilidades. Un buen resultado en juego gratis no significa que ganarás con dinero real.</p>',
      ],
      [
        'Does free play pay better?',
        'No: the odds are the same.',
        '<p>No. Free play uses the same rules and the same odds. A good result in free play does not mean that you will win with real money.</p>',
      ],
    ),
    ask(
      'faq-deposit',
      [
        '¿Cómo deposito?',
        'En la pantalla Depositar de tu cuenta.',
        '<p>Inicia sesión, abre <a href="/member?view=depositv2">Depositar</a>, elige un método y escribe el monto. <a href="#deposit">Paso a paso</a>.</p>',
      ],
      [
        'How do I deposit?',
        'On the Deposit page of your account.',
        '<p>Sign in, open <a href="/member?view=depositv2">Deposit</a>, choose a method and enter the amount. <a href="#deposit">Step by step</a>.</p>',
      ],
    ),
    ask(
      'faq-withdraw',
      [
        '¿Cómo retiro?',
        'En la pantalla Retirar, a una cuenta a tu nombre.',
        '<p>Abre <a href="/member?view=withdraw">Retirar</a>. Necesitas una clave de pago y una cuenta a tu nombre. La pantalla muestra cuánto puedes retirar y en cuánto tiempo lo revisamos. <a href="#withdraw">Paso a paso</a>.</p>',
      ],
      [
        'How do I withdraw?',
        'On the Withdraw page, to an account in your name.',
        '<p>Open <a href="/member?view=withdraw">Withdraw</a>. You need a payment password and an account in your own name. The page shows how much you can withdraw and how soon we check it. <a href="#withdraw">Step by step</a>.</p>',
      ],
    ),
    ask(
      'faq-limits',
      [
        '¿Puedo ponerme límites o excluirme?',
        'Sí, en la pantalla Límites.',
        '<p>Sí. En <a href="/control">Límites</a> fijas límites de depósitos, pérdidas, apuestas y tiempo, tomas un descanso o te autoexcluyes. <a href="#limits">Cómo funciona cada uno</a>.</p>',
      ],
      [
        'Can I set limits or exclude myself?',
        'Yes, on the Limits page.',
        '<p>Yes. Under <a href="/control">Limits</a> you set limits on deposits, losses, bets and time, take a break or self-exclude. <a href="#limits">How each one works</a>.</p>',
      ],
    ),
    ask(
      'faq-dropped',
      [
        'Se cerró el juego durante un giro. ¿Perdí la apuesta?',
        'El giro está completo en tu historial, o no se cobró.',
        '<p>Si la apuesta se cobró, el giro está completo en tu historial y su premio está pagado. Si no aparece, no se cobró nada. <a href="#connection">Más detalles</a>.</p>',
      ],
      [
        'The game closed during a spin. Did I lose my bet?',
        'The spin is complete in your history, or it was not charged.',
        '<p>If the bet was charged, the spin is complete in your history and its prize is paid. If it is not there, nothing was charged. <a href="#connection">More details</a>.</p>',
      ],
    ),
    ask(
      'faq-country',
      [
        '¿Por qué dice que {brand} no está disponible en mi región?',
        'No ofrecemos juegos en el país de tu conexión.',
        '<p>Usamos el país de tu conexión, y hay países donde no ofrecemos juegos. Tu saldo está seguro. Si usas una VPN, desactívala: cuenta el país de la VPN.</p>',
      ],
      [
        'Why does it say that {brand} is not available in my region?',
        'We offer no games in the country of your connection.',
        '<p>We use the country of your connection, and there are countries where we offer no games. Your balance is safe. If you use a VPN, turn it off: the country of the VPN counts.</p>',
      ],
    ),
    ask(
      'faq-two-accounts',
      [
        '¿Puedo tener dos cuentas?',
        'No: una cuenta por persona.',
        '<p>No. Cada persona tiene una sola cuenta, y no se presta ni se vende. Si abriste dos por error, avísanos y conservamos una.</p>',
      ],
      [
        'Can I have two accounts?',
        'No: one account per person.',
        '<p>No. Each person has one account, and it must not be lent or sold. If you opened two by mistake, tell us and we keep one.</p>',
      ],
    ),
    ask(
      'faq-code-missing',
      [
        'No me llega el código',
        'Espera un minuto, revisa el número y el correo no deseado.',
        '<p>Espera a que termine la cuenta regresiva y pide otro. Revisa el código de país, el correo no deseado y que tu teléfono tenga señal. El código vale 5 minutos. Después de varias solicitudes hay que esperar más; la pantalla te lo dice.</p>',
      ],
      [
        'The code does not arrive',
        'Wait one minute, check the number and the spam folder.',
        '<p>Wait for the countdown to end and request another one. Check the country code, the spam folder and that your phone has a signal. A code is valid for 5 minutes. After several requests you have to wait longer; the page says so.</p>',
      ],
    ),
    ask(
      'faq-same-maths',
      [
        '¿De verdad hay más de diez mil slots?',
        'Sí. Cada título tiene su nombre y su portada; algunos comparten modelo matemático.',
        '<p>Sí. Cada título tiene su nombre, su portada y su tema, y juega una de 28 familias de reglas. Algunos títulos comparten el mismo modelo matemático: los datos del juego muestran la huella del suyo.</p>',
      ],
      [
        'Are there really more than ten thousand slots?',
        'Yes. Each title has its own name and cover; some share a math model.',
        '<p>Yes. Each title has its own name, cover and theme, and plays one of 28 families of rules. Some titles share the same math model: the game’s details show the fingerprint of its own.</p>',
      ],
    ),
    ask(
      'faq-winners',
      [
        '¿Son reales los ganadores que se muestran?',
        'Sí: rondas con dinero real, con el nombre abreviado.',
        '<p>Sí. La lista muestra rondas jugadas con dinero real en los últimos 7 días, nunca rondas gratis. Los nombres van abreviados. Si nadie ha ganado, la lista está vacía.</p>',
      ],
      [
        'Are the winners shown real?',
        'Yes: real-money rounds, with the name shortened.',
        '<p>Yes. The list shows rounds played with real money in the last 7 days, never free rounds. Names are shortened. If nobody has won, the list is empty.</p>',
      ],
    ),
    ask(
      'faq-language',
      [
        '¿Puedo cambiar de idioma?',
        'Sí, con el selector de idioma.',
        '<p>Sí, con el selector de idioma: español o inglés. También cambian los nombres de los juegos y este centro de ayuda.</p>',
      ],
      [
        'Can I change the language?',
        'Yes, with the language selector.',
        '<p>Yes, with the language selector: Spanish or English. The names of games and this help center change too.</p>',
      ],
    ),
    ask(
      'faq-human',
      [
        '¿Cómo contacto a Atención al cliente?',
        'Desde el menú.',
        '<p>Cuando hay medios de contacto, el menú los muestra en <strong>Atención al cliente</strong>. Si preguntas por una ronda o un pago, ten a la mano su número y su hora. Nunca te pediremos tu contraseña ni un código.</p>',
      ],
      [
        'How do I contact Customer service?',
        'From the menu.',
        '<p>When there are contact methods, the menu shows them under <strong>Customer service</strong>. If you ask about a round or a payment, have its number and time at hand. We never ask for your password or a code.</p>',
      ],
    ),
  ],
}
