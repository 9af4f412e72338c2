import type { help as english } from '../en/help.ts'
import type { Texts } from '../texts.ts'

export const help: Texts<typeof english> = {
  title: 'Ayuda',
  lead: 'Respuestas cortas y claras.',
  contents: 'En esta página',
  sections: [
    {
      id: 'start',
      title: 'Para empezar',
      paragraphs: [
        'Puedes probar cualquier juego sin cuenta: elige «Jugar gratis».',
        'Para jugar con tu propio saldo, crea una cuenta con un usuario y una contraseña. No te pedimos nada más.',
      ],
    },
    {
      id: 'balance',
      title: 'Tu saldo',
      paragraphs: [
        'La cifra de arriba es lo que tienes disponible. Cambia sola en cuanto algo se mueve; el ojo la oculta y la flecha la pide de nuevo.',
        'Una ronda ocurre completa o no ocurre. Si se corta tu conexión en medio de un giro, el resultado ya quedó en los libros: abre el juego otra vez y lo verás en el historial.',
      ],
    },
    {
      id: 'free',
      title: 'Juego gratis y dinero real',
      paragraphs: [
        'El juego gratis es el de verdad: mismos rodillos, mismas probabilidades, misma prueba. Solo el dinero es de mentira; no se puede retirar y nunca se mezcla con tu saldo.',
      ],
    },
    {
      id: 'check',
      title: 'Comprobar una ronda',
      paragraphs: [
        'En el juego, abre el historial y elige una ronda. Cuando su semilla ya se abrió, tu navegador repite la ronda y te dice si coincide.',
        'Cómo funciona, paso a paso, está en la página «Juego limpio».',
      ],
    },
    {
      id: 'control',
      title: 'Jugar con cabeza',
      paragraphs: [
        'Antes de empezar, decide cuánto tiempo y cuánto dinero vale la noche, y retírate al llegar ahí. El reloj sobre el juego está para eso.',
        'Apostar no sirve para ganarse la vida ni para recuperar lo perdido. Si dejó de divertirte, toma un descanso y habla con alguien de confianza o con una línea de ayuda de tu país.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta es solo tuya',
      paragraphs: [
        'Usa una contraseña que no uses en otro lugar y cierra sesión en dispositivos que no sean tuyos. Nunca te la vamos a pedir, ni por mensaje ni por teléfono.',
      ],
    },
    {
      id: 'term',
      title: 'Términos de uso',
      paragraphs: [
        'Debes tener 18 años o más y ser mayor de edad donde vives. Si la ley del lugar donde estás no lo permite, no juegues.',
        'Una persona, una cuenta. Es personal: no la prestes ni la vendas.',
        'Los resultados se sortean como explica la página «Juego limpio». El resultado registrado es el que vale, y siempre puedes comprobarlo.',
        'Tu saldo es la suma de sus asientos. Un asiento nunca se cambia ni se borra: un error se corrige con un asiento nuevo que puedes ver.',
        'Podemos pausar una cuenta cuando la ley o la seguridad de su dueño lo exijan. El dinero que hay en ella sigue siendo suyo.',
        'Si estos términos cambian, lo diremos aquí antes de que el cambio entre en vigor.',
      ],
    },
  ],
}
