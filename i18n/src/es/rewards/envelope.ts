import type { envelope as english } from '../../en/rewards/envelope.ts'
import type { Texts } from '../../texts.ts'

export const envelope: Texts<typeof english> = {
  title: 'Sobres rojos',
  lead: 'Un monto se reparte al azar entre quienes toman una parte. Quien llega primero y quien llega último tienen las mismas probabilidades.',
  failed: 'No pudimos cargar los sobres rojos',
  notOffered: {
    restricted: 'No te ofrecemos sobres rojos mientras tu juego esté limitado o en pausa.',
    kind: 'Los sobres rojos son para jugadores.',
  },
  emptyTitle: 'Por ahora no hay sobres rojos',
  emptyText: 'Cuando haya uno programado, aparecerá aquí con su hora.',
  pot: '{amount} en {count, plural, one {# parte} other {# partes}}',
  states: { coming: 'Próximo', open: 'Abierto', taken: 'Repartido', over: 'Terminado' },
  left: '{count, plural, one {Queda # parte} other {Quedan # partes}}',
  starts: 'Se abre en {time}',
  ends: 'Se cierra en {time}',
  startedOn: 'Se abre el {when}',
  endedOn: 'Terminó el {when}',
  take: 'Tomar una parte',
  takeNamed: 'Tomar una parte de «{name}»',
  got: 'Te tocaron {amount}',
  gotText: '{amount} ya están en tu saldo: es efectivo.',
  paying: '{amount} van en camino a tu saldo.',
  position: 'Parte {number} de {count}',
  rank: 'Desde VIP {level}',
  check: 'Verificar el reparto',
  commitment: 'Sello del sorteo',
  seed: 'Sello abierto',
  rulesTitle: 'Cómo se reparte',
  rules: {
    pot: 'Todo el monto queda reservado antes de anunciar el sobre. Lo que nadie toma vuelve al fondo.',
    share:
      'Cada parte se sortea de lo que queda, con la distribución Beta(2, 2 × (partes restantes − 1)). La parte más pequeña es de {least}.',
    equal:
      'Todas las posiciones tienen las mismas probabilidades, no solo el mismo promedio. Lo que recibió cada quien se muestra cuando el sobre termina.',
    one: 'Una parte por jugador y una por navegador.',
    cash: 'La parte es efectivo sin condiciones: puedes jugarla o retirarla.',
  },
  fairTitle: 'Qué podríamos hacer todavía',
  fair: 'El sello se publica antes de que alguien tome su parte, tu navegador agrega caracteres al azar que no podemos prever y después cualquiera puede volver a calcular todas las partes. Quedan dos cosas: quien conozca el secreto sellado podría probar textos hasta dar con una parte grande, así que un operador deshonesto podría ayudar a un amigo; y podríamos descartar un plan antes de anunciarlo. Nada de eso puede crear dinero ni cambiar una parte ya sorteada.',
  proof: {
    title: 'Sobre rojo: {name}',
    failed: 'No pudimos cargar el sobre',
    unknown: 'Este sobre no existe.',
    open: 'Este sobre aún no ha terminado',
    openText: 'Su sello ya está publicado. Cuando termine, aquí aparecerán el secreto y todas las partes.',
    good: '{count, plural, =0 {El sello coincide; nadie tomó una parte} one {La única parte es correcta} other {Las # partes son correctas}}',
    goodText:
      'El secreto es el que se selló antes de que alguien tomara su parte y, junto con los textos de quienes tomaron, da exactamente estas partes. {back} volvieron al fondo.',
    bad: 'Este sobre no coincide',
    faults: {
      seed: 'El secreto no es el que se selló.',
      client_seed: 'La parte {number} no se pidió después de publicar el sello.',
      share: 'La parte {number} no es la que da el secreto.',
      count: 'Hay más partes de las que tenía el sobre.',
    },
    share: 'Parte',
    amount: 'Monto',
    text: 'Texto de quien la tomó',
    table: 'Todas las partes en orden',
  },
}
