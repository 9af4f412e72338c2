import type { fairness as english } from '../en/fairness.ts'
import type { Texts } from '../texts.ts'

export const fairness: Texts<typeof english> = {
  title: 'Juego limpio que puedes comprobar',
  lead: 'Una casa honesta no debería pedir que le crean. Esto es lo que pasa en cada ronda, en el orden en que pasa, y cómo comprobarlo sin nosotros.',
  steps: [
    {
      title: 'El sello',
      text: 'Antes de tu primera ronda, el servidor crea una semilla secreta: 64 dígitos hexadecimales al azar. Te mostramos su huella, el SHA-256 de esos dígitos. Nadie sabe cómo encontrar otra semilla con la misma huella: desde ahí, la nuestra ya no se mueve.',
    },
    {
      title: 'Tu parte',
      text: 'Tú también tienes una semilla: el texto que quieras. La eliges cuando la nuestra ya está sellada, así que no pudimos escogerla a nuestro favor. Cámbiala cuando gustes; al hacerlo se abre el sello anterior y se crea uno nuevo.',
    },
    {
      title: 'El sorteo',
      text: 'Cada ronda tiene un número. La semilla secreta, la tuya y ese número pasan por HMAC-SHA256, y lo que sale dice dónde se detiene cada rodillo. No interviene nada más: ni tu saldo, ni tu apuesta, ni la hora.',
    },
    {
      title: 'La apertura',
      text: 'Cuando pides una semilla nueva, la anterior se publica. Con ella tu navegador repite cada ronda y la compara con lo que viste.',
    },
  ],
  demo: {
    title: 'Pruébalo aquí',
    text: 'Una prueba completa en miniatura. Corre en tu navegador, con el mismo código que sortea los juegos.',
    seal: 'Sello (SHA-256 de la semilla secreta)',
    yourSeed: 'Tu semilla',
    yourSeedHint: 'Escribe lo que quieras. Queda fija con el primer sorteo.',
    draw: 'Sortear',
    open: 'Abrir el sello',
    again: 'Empezar de nuevo',
    draws: 'Sorteos',
    noDraws: 'Todavía no hay sorteos.',
    secret: 'Semilla secreta',
    sealed: 'Sellada hasta que la abras',
    sealMatches: 'La huella de la semilla secreta es el sello que viste al principio.',
    drawsRepeat: 'Sorteados otra vez con la semilla abierta, todos los números son los mismos.',
  },
  formula: {
    title: 'La fórmula',
    text: 'Para quien prefiera escribir su propio comprobador.',
    lines: [
      { name: 'Sello', code: 'SHA-256(serverSeed)' },
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
    text: 'Tu navegador juega otra vez todas tus rondas a partir de sus sellos abiertos y las compara moneda por moneda. Puedes guardar las pruebas en un archivo y comprobarlas sin nosotros, hoy o dentro de diez años.',
    go: 'Comprueba tus rondas',
  },
  odds: {
    title: 'El retorno es un hecho',
    text: 'El retorno de cada juego es una fracción exacta, calculada dos veces: con una fórmula y recorriendo todas las combinaciones en que pueden detenerse los rodillos. Las dos tienen que dar la misma fracción. Además, cada ronda guarda la huella de la configuración con que se jugó: las probabilidades no pueden cambiar a escondidas.',
  },
}
