import type { fairness as english } from '../en/fairness.ts'
import type { Texts } from '../texts.ts'

export const fairness: Texts<typeof english> = {
  title: 'Juego limpio que puedes comprobar',
  lead: 'No deberías tener que creernos. Esto es lo que pasa en cada ronda, en el orden en que pasa, cómo comprobarlo sin nosotros y qué no puede mostrar ninguna comprobación.',
  steps: [
    {
      title: 'El sello',
      text: 'El servidor crea la próxima semilla secreta, 64 dígitos hexadecimales al azar, y muestra su huella: el SHA-256 de esos dígitos. Nadie sabe cómo encontrar otra semilla con la misma huella: desde ahí, la nuestra ya no se mueve. Tu texto llega recién ahora.',
    },
    {
      title: 'Tu parte',
      text: 'Tú también pones una parte: el texto que quieras. Tu navegador le agrega unos caracteres al azar, para que nadie pueda preverlo, y los primeros 32 dígitos de la huella. Así el propio texto muestra que se dio cuando nuestra semilla ya estaba fijada: nadie puede crear una semilla cuya huella tenga 32 dígitos dados de antemano. Tu primer texto lo inventa tu navegador, al azar; cámbialo cuando gustes.',
    },
    {
      title: 'El sorteo',
      text: 'Cada ronda tiene un número: 0, 1, 2 y así, ninguno dos veces y ninguno de menos. La semilla secreta, tu texto y ese número pasan por HMAC-SHA256, y lo que sale dice dónde se detiene cada rodillo. No interviene nada más: ni tu saldo, ni tu apuesta, ni la hora.',
    },
    {
      title: 'La apertura',
      text: 'Cuando das tu siguiente texto, la semilla anterior se publica. Con ella tu navegador repite cada ronda, la compara con lo que viste y cuenta si falta alguna.',
    },
  ],
  demo: {
    title: 'Pruébalo aquí',
    text: 'Una prueba completa en miniatura. Corre en tu navegador, con el mismo código que sortea los juegos.',
    seal: 'Sello (SHA-256 de la semilla secreta)',
    yourSeed: 'Tu texto',
    yourSeedHint: 'Hasta 31 letras, cifras o signos, sin espacios ni dos puntos. Queda fijo con el primer sorteo.',
    wholeSeed: 'Tu texto con dígitos del sello: lo que entra en el sorteo',
    draw: 'Sortear',
    open: 'Abrir el sello',
    again: 'Empezar de nuevo',
    draws: 'Sorteos',
    noDraws: 'Todavía no hay sorteos.',
    secret: 'Semilla secreta',
    sealed: 'Sellada hasta que la abras',
    sealMatches: 'La huella de la semilla secreta es el sello que viste al principio.',
    orderShown: 'Tu texto lleva los primeros 32 dígitos del sello: la semilla se fijó antes.',
    drawsRepeat: 'Sorteados otra vez con la semilla abierta, todos los números son los mismos.',
  },
  shared: {
    title: 'Rondas que comparten muchos',
    text: 'En las mesas en vivo, en crash, en las peleas de gallos y en las loterías un solo sorteo decide para todos, así que no puede decidir el texto de un jugador. Los secretos de una mesa son una cadena cuyo final se publica antes de la primera ronda. Al cerrar las apuestas, todos los boletos quedan bajo un sello, que se publica antes de sortear nada; del tuyo tienes un recibo.',
    parts: [
      {
        title: 'Donde decide un faro público',
        text: 'Al abrirse, la ronda anuncia qué firma del faro drand la decidirá: la primera después de cerrar las apuestas y sellar los boletos. drand lo operan muchas organizaciones juntas y firma cada tres segundos; nadie conoce una firma antes. Tu navegador la comprueba con la clave pública de drand. Hasta entonces nadie conoce el resultado, y nosotros tampoco.',
      },
      {
        title: 'Donde no hay faro',
        text: 'Deciden el secreto y el sello de todos los boletos. Quien conoce el secreto y apuesta al final puede probar boletos hasta que un sorteo le convenga. Nosotros conocemos el secreto: bastaría un boleto nuestro. Esas rondas lo dicen, y la comprobación nunca les da más que «cuadra, sin faro».',
      },
      {
        title: 'Cuándo se anula una ronda',
        text: 'Si el faro no llega (tras un minuto en una mesa, hasta seis horas en una lotería diaria), si los boletos se sellaron tarde o si el juego no pudo seguir, vuelve todo lo apostado y la ronda dice por qué. Nunca sigue sin el faro que anunció.',
      },
    ],
  },
  limits: {
    title: 'Lo que sigue siendo posible',
    items: [
      'Podemos negarnos a terminar una ronda. Lo ves: queda anulada, con su motivo. Muchas rondas anuladas son motivo para preguntar.',
      'Una prueba muestra que un texto llegó después del secreto, no quién lo escribió. Tu navegador guarda cada texto que dio y cada ronda tal como se anunció, y lo compara con lo que decimos. Si borras su almacenamiento, esa memoria se pierde.',
      'Sabemos lo que vendrá con un secreto. Podríamos revelarlo sin que lo pidas para deshacernos de eso; tu juego te avisaría que tu secreto cambió en otro lugar.',
      'Sin faro, quien conoce el secreto de una ronda compartida y apuesta al final puede elegir.',
      'El punto en que pagan los jackpots Mini y Menor lo sorteamos solo nosotros cuando empieza un pozo. Su sello muestra que no se cambia después; no muestra que se sorteó una sola vez, y nosotros lo conocemos.',
      'Las rondas anteriores a estas reglas también se recalculan, pero no muestran qué se fijó primero. La comprobación las distingue.',
    ],
  },
  formula: {
    title: 'La fórmula',
    text: 'Para quien prefiera escribir su propio comprobador.',
    lines: [
      { name: 'Sello', code: 'SHA-256(serverSeed)' },
      { name: 'Tu texto', code: 'clientSeed = texto + "-" + primeros 32 dígitos del sello' },
      { name: 'Compartida', code: 'clientSeed = sal + ":" + SHA-256(firma), o sal + ":" + raíz de todos los boletos' },
      { name: 'Bloque i', code: 'HMAC-SHA256(serverSeed, "clientSeed:nonce:i")' },
      { name: 'Números', code: '8 por bloque, de 32 bits, el byte más significativo primero' },
      { name: 'Parada', code: 'parte entera de (número × posiciones ÷ 2³²)' },
      { name: 'Se repite', code: 'si (número × posiciones) mod 2³² < 2³² mod posiciones' },
    ],
    terminal: 'Comprueba un sello en cualquier terminal:',
    command: 'printf %s SERVER_SEED | sha256sum',
  },
  verify: {
    title: 'Todas tus rondas, de una vez',
    text: 'Tu navegador juega otra vez todas tus rondas a partir de sus sellos abiertos, las compara moneda por moneda y mira si falta alguna. Puedes guardar las pruebas en un archivo y comprobarlas sin nosotros, hoy o dentro de diez años.',
    go: 'Comprueba tus rondas',
  },
  odds: {
    title: 'El retorno es un hecho',
    text: 'El retorno de cada juego es una fracción exacta, calculada dos veces: con una fórmula y recorriendo todas las combinaciones en que pueden detenerse los rodillos. Las dos tienen que dar la misma fracción. Además, cada ronda guarda la huella de la configuración con que se jugó: las probabilidades no pueden cambiar a escondidas.',
  },
}
