import type { fairness as english } from '../../en/play/fairness.ts'
import type { Texts } from '../../texts.ts'

export const fairness: Texts<typeof english> = {
  title: 'Juego limpio que puedes comprobar',
  lead: 'No tienes que creernos. Esto es lo que pasa en cada ronda, paso a paso, cómo comprobarlo sin nosotros y qué no puede mostrar ninguna comprobación.',
  steps: [
    {
      title: 'El sello',
      text: 'El servidor crea la próxima semilla secreta, 64 dígitos hexadecimales al azar, y muestra su huella: el SHA-256 de esos dígitos. Nadie sabe cómo encontrar otra semilla con la misma huella: desde ahí, la nuestra queda fija. Solo entonces ingresas tu texto.',
    },
    {
      title: 'Tu parte',
      text: 'Tú agregas el texto que quieras. Tu navegador le agrega unos caracteres al azar, para que nadie pueda predecirlo, y los primeros 32 dígitos de la huella. Así el propio texto muestra que se ingresó cuando nuestra semilla ya estaba fijada: nadie puede crear una semilla cuya huella tenga 32 dígitos dados de antemano. Tu primer texto lo crea tu navegador, al azar; cámbialo cuando quieras.',
    },
    {
      title: 'El sorteo',
      text: 'Cada ronda tiene un número: 0, 1, 2 y así, sin repetir ni saltar ninguno. La semilla secreta, tu texto y ese número pasan por HMAC-SHA256, y el resultado decide dónde se detiene cada rodillo. No interviene nada más: ni tu saldo, ni tu apuesta, ni la hora.',
    },
    {
      title: 'La apertura',
      text: 'Cuando ingresas tu siguiente texto, la semilla anterior se publica. Con ella tu navegador repite cada ronda, la compara con lo que viste y revisa si falta alguna.',
    },
  ],
  demo: {
    title: 'Pruébalo aquí',
    text: 'Una prueba completa en miniatura. Corre en tu navegador, con el mismo código que sortea los juegos.',
    seal: 'Sello (SHA-256 de la semilla secreta)',
    yourSeed: 'Tu texto',
    yourSeedHint: 'Hasta 31 letras, números o símbolos, sin espacios ni dos puntos. Queda fijo con el primer sorteo.',
    wholeSeed: 'Tu texto con dígitos del sello: lo que entra en el sorteo',
    draw: 'Sortear',
    open: 'Abrir el sello',
    again: 'Empezar de nuevo',
    draws: 'Sorteos',
    noDraws: 'Todavía no hay sorteos.',
    secret: 'Semilla secreta',
    sealed: 'Sellada hasta que la abras',
    sealMatches: 'La huella de la semilla secreta es el sello que viste al principio.',
    orderShown: 'Tu texto incluye los primeros 32 dígitos del sello: la semilla se fijó antes.',
    drawsRepeat: 'Recalculados con la semilla abierta, todos los números son los mismos.',
  },
  shared: {
    title: 'Rondas compartidas',
    text: 'En las mesas en vivo, en crash, en las peleas de gallos y en las loterías un solo sorteo decide para todos, así que no puede decidir el texto de un jugador. Los secretos de una mesa son una cadena cuyo final se publica antes de la primera ronda. Al cerrar las apuestas, todos los boletos se sellan juntos y el sello se publica antes del sorteo; del tuyo tienes un recibo.',
    parts: [
      {
        title: 'Donde decide una fuente pública de azar',
        text: 'Al abrirse, la ronda anuncia qué firma de la fuente pública drand la decidirá: la primera después de cerrar las apuestas y sellar los boletos. drand la operan muchas organizaciones y firma cada tres segundos; nadie conoce una firma por adelantado. Tu navegador la comprueba con la clave pública de drand. Hasta entonces nadie conoce el resultado, ni siquiera nosotros.',
      },
      {
        title: 'Donde no hay fuente pública',
        text: 'Deciden el secreto y el sello de todos los boletos. Quien conoce el secreto y apuesta al final puede probar boletos hasta que un sorteo le convenga. Nosotros conocemos el secreto: bastaría un boleto nuestro. Esas rondas lo dicen, y la comprobación nunca les da más que «coincide, sin fuente pública».',
      },
      {
        title: 'Cuándo se anula una ronda',
        text: 'Si la fuente no responde (tras un minuto en una mesa, hasta seis horas en una lotería diaria), si los boletos se sellaron tarde o si el juego no pudo continuar, se devuelve todo lo apostado y la ronda muestra el motivo. Nunca continúa sin la fuente que anunció.',
      },
    ],
  },
  limits: {
    title: 'Lo que aún podríamos hacer',
    items: [
      'Podemos negarnos a terminar una ronda. Lo ves: queda anulada, con su motivo. Muchas rondas anuladas son motivo para preguntar.',
      'Una prueba muestra que un texto llegó después del secreto, no quién lo escribió. Tu navegador guarda cada texto que envió y cada ronda tal como se anunció, y los compara con lo que decimos. Si borras su almacenamiento, ese registro se pierde.',
      'Sabemos qué resultados dará un secreto. Podríamos revelarlo sin que lo pidas para evitar esas rondas; tu juego te avisaría que tu secreto cambió fuera de este navegador.',
      'Sin fuente pública, quien conoce el secreto de una ronda compartida y apuesta al final puede elegir.',
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
    title: 'Comprueba todas tus rondas de una vez',
    text: 'Tu navegador recalcula todas tus rondas a partir de sus sellos abiertos, las compara moneda por moneda y revisa si falta alguna. Puedes guardar las pruebas en un archivo y comprobarlas sin nosotros, hoy o dentro de diez años.',
    go: 'Comprueba tus rondas',
  },
  odds: {
    title: 'El retorno es exacto',
    text: 'El retorno de cada juego es una fracción exacta, calculada dos veces: con una fórmula y recorriendo todas las combinaciones en que pueden detenerse los rodillos. Las dos tienen que dar la misma fracción. Además, cada ronda guarda la huella de la configuración con que se jugó: las probabilidades no pueden cambiar sin que se note.',
  },
}
