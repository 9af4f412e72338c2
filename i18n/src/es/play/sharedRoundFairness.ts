import type { sharedRoundFairness as english } from '../../en/play/sharedRoundFairness.ts'
import type { Texts } from '../../texts.ts'

export const sharedRoundFairness: Texts<typeof english> = {
  void: {
    beacon_missing: 'La fuente pública de azar anunciada para ella no respondió a tiempo.',
    sealed_late:
      'Sus boletos no se sellaron antes de la hora de la firma de la fuente pública, así que nadie podría probar que estaban fijados.',
    rules_gone: 'Había empezado con reglas que ya no se usan.',
    interrupted: 'Por un momento los jugadores no pudieron cobrar, y no habría sido justo continuar.',
    failed: 'No se pudo terminar por un error nuestro.',
    unknown: 'No se pudo terminar.',
  },
  verdict: {
    good: 'Esta ronda es correcta',
    goodText: 'Cada paso se calculó aquí, en tu navegador, y la decidió una fuente pública de azar.',
    goodMark: 'Verificada',
    no_beacon: 'Esta ronda coincide, pero no la decidió ninguna fuente pública de azar',
    no_beaconText:
      'Cada paso da lo que viste. Sin fuente pública, quien conoce el secreto y apuesta al final puede probar boletos hasta que un sorteo le convenga. Nosotros conocemos el secreto. Esta comprobación no puede descartarlo.',
    no_beaconMark: 'Coincide, sin fuente pública',
    former: 'Recálculo correcto, pero la ronda es muy antigua para mostrar el orden',
    formerText:
      'Cada paso da lo que viste. Esta ronda se jugó con reglas anteriores, que no muestran qué se fijó primero.',
    formerMark: 'Coincide, reglas anteriores',
    bad: 'Esta ronda no coincide',
    badText: 'Al menos un paso dio un resultado distinto. Envíanos el número de la ronda, por favor.',
    badMark: 'No coincide',
  },
  fair: {
    intro:
      'Antes de la primera ronda, esta mesa fijó todos sus secretos como una cadena: cada uno es la huella del siguiente. El final de la cadena se publicó primero, así que ningún secreto puede cambiarse después. Cada secreto se muestra al terminar su ronda.',
    decides: 'Qué decide la ronda {number, number}',
    byBeacon:
      'Una fuente pública de azar que no es nuestra (drand, operada por muchas organizaciones). Cuál de sus firmas cuenta quedó fijado al abrir la ronda; se crea cuando las apuestas están cerradas y todos los boletos sellados. Hasta entonces nadie conoce el resultado, ni siquiera nosotros.',
    beaconLimit:
      'Lo que aún podríamos hacer: negarnos a terminar una ronda. Lo verías: la ronda queda anulada, con su motivo, y se devuelve todo lo apostado.',
    noBeacon:
      'Ninguna fuente pública de azar. Deciden el secreto y el sello de todos los boletos. Quien conoce el secreto y apuesta al final puede probar boletos hasta que un sorteo le convenga; nosotros conocemos el secreto, y nada de esto lo descarta.',
    beaconRound: 'Número de la firma',
    beaconDue: 'Hora prevista',
    end: 'Final publicado de la cadena',
    salt: 'Sal, publicada antes de la primera ronda',
    length: 'Rondas de esta cadena',
    how: 'Cómo comprobar una ronda',
    step1: 'Toma la huella SHA-256 de su secreto: es el compromiso, que se mostró antes de que nadie pudiera apostar.',
    step2: 'Sigue tomando huellas, tantas veces como indica la posición de la ronda: llegas al final publicado.',
    step3:
      'Todos los boletos se sellan al cerrar las apuestas. Tu recibo muestra que el tuyo está incluido en el sello.',
    step4:
      'Secreto, sal, sello y posición dan los sorteos, y los sorteos dan el resultado. Tu navegador lo hace todo por ti.',
    step4Beacon:
      'Comprueba la firma de la fuente con su clave pública. Secreto, sal, firma y posición dan los sorteos, y los sorteos dan el resultado. Tu navegador lo hace todo por ti.',
    current: 'Compromiso de la ronda {number, number}',
    check: 'Verificar',
    pastText: 'Las últimas rondas de esta mesa. Verificar recalcula cada una aquí, en tu navegador.',
    missing: 'Faltan rondas',
    missingText:
      'Cada ronda ocupa la siguiente posición de la cadena. Posiciones sin ronda: {places}. Pregúntanos por qué.',
    chainGood: 'Su secreto lleva al final publicado de la cadena',
    commitmentGood: 'Su secreto tiene la huella que se mostró antes',
    beaconGood:
      'La firma de la fuente es auténtica, y es la primera después de cerrar las apuestas y sellar los boletos',
    timesBeacon:
      'Los boletos se apostaron antes del cierre y se sellaron antes de la hora de su firma, según las horas publicadas',
    timesGood: 'Los boletos se apostaron antes del cierre, según las horas publicadas',
    outcomeGood: 'Secreto, sal, sello y posición, recalculados aquí, dan el mismo resultado',
    outcomeBeacon: 'Secreto, sal, firma y posición, recalculados aquí, dan el mismo resultado',
    paidGood: 'El pago cumple las reglas',
    heapGood: 'El pozo de todos los jugadores, repartido de nuevo aquí, da lo mismo',
    heap: 'Pozo de todos los jugadores',
    heapShared: 'Pagado de un pozo de {players, plural, one {# jugador} other {# jugadores}}.',
    heapOdds: 'A pago fijo: el pozo de {players, plural, one {# jugador} other {# jugadores}} no se repartió.',
    sealGood: 'Tu boleto está incluido en el sello de todos los boletos',
    sealTold: 'Todos los boletos se sellaron, y el sorteo depende de lo que dice su sal',
    keptBad: 'Ya no coincide con lo que este navegador recibió antes del resultado',
    receipt: 'Guardar el recibo del boleto {place, number} de {tickets, number}',
    root: 'Sello de todos los boletos',
    tickets: 'Boletos incluidos en el sello',
    beacon: 'Fuente pública de azar, firma {round, number}',
    text: 'Texto del sorteo',
    formerText: 'Jugada con reglas anteriores, que no muestran qué se fijó primero.',
    place: 'Posición en la cadena',
    secret: 'Secreto',
    commitment: 'Compromiso',
    sealed: 'Su secreto se muestra cuando termina la ronda.',
  },
}
