import type { verify as english } from '../en/verify.ts'
import type { Texts } from '../texts.ts'

export const verify: Texts<typeof english> = {
  title: 'Comprueba tus rondas',
  lead: 'Todo se calcula aquí, en tu navegador: el sello, cada número sorteado y lo que pagó. La casa solo entrega lo que dijo en su momento.',
  mine: {
    title: 'Todas mis rondas',
    text: 'Cada ronda que jugaste, en slots y en juegos individuales, se juega otra vez a partir de su sello abierto y se compara moneda por moneda.',
    check: 'Comprobar todas mis rondas',
    again: 'Comprobar otra vez',
    open: 'Abrir el sello actual',
    openText:
      'Las rondas del sello en uso se pueden comprobar cuando se abre. Las siguientes tendrán uno nuevo; nada más cambia.',
    save: 'Guardar las pruebas',
    none: 'Todavía no has jugado ninguna ronda.',
    signIn: 'Entra a tu cuenta para comprobar las rondas que jugaste.',
    failed: 'Tus rondas no llegaron',
    one: 'Una ronda por su número',
    oneHint: 'Está en tu registro de apuestas y en el historial de cada juego.',
    checkOne: 'Comprobar esta ronda',
  },
  saved: {
    title: 'Una prueba guardada',
    text: 'Pega una prueba o elige su archivo. Funciona también sin conexión.',
    paste: 'Prueba',
    choose: 'Elegir un archivo',
    check: 'Comprobar',
    unreadable: 'Esto no es una prueba nuestra, o le falta una parte.',
    terminal: 'O sin navegador:',
  },
  progress: '{count, plural, one {# ronda comprobada} other {# rondas comprobadas}}',
  good: '{count, plural, one {# ronda es correcta} other {# rondas son correctas}}',
  goodText: 'El mismo sello, los mismos sorteos y el mismo premio, hasta la última moneda.',
  sealed: '{count, plural, one {# ronda sigue sellada} other {# rondas siguen selladas}}',
  voided: '{count, plural, one {# ronda quedó anulada} other {# rondas quedaron anuladas}}',
  voidedText: 'Se devolvió lo apostado en ellas.',
  bad: '{count, plural, one {# ronda no coincide} other {# rondas no coinciden}}',
  badText: 'Guarda las pruebas y escríbenos: responderemos por cada una de estas rondas.',
  findings: {
    rules_missing: 'Faltan las reglas que nombra.',
    rules_differ: 'Las reglas no son las que nombra.',
    seed_differs: 'El secreto no es el que se selló.',
    outcome_differs: 'Los sorteos o el premio no son los que da el sello.',
  },
}
