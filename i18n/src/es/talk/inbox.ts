import type { inbox as english } from '../../en/talk/inbox.ts'
import type { Texts } from '../../texts.ts'

export const inbox: Texts<typeof english> = {
  list: 'Tus mensajes',
  filter: { label: 'Filtrar mensajes', all: 'Todos', unread: 'Sin leer' },
  readAll: 'Marcar todo como leído',
  markRead: 'Marcar como leído',
  markUnread: 'Marcar como no leído',
  unread: 'Sin leer',
  remove: 'Eliminar',
  removed: 'Mensaje eliminado.',
  actions: 'Acciones para: {title}',
  open: 'Ver detalles',
  more: 'Ver mensajes anteriores',
  kept: 'Se guardan los {count, number} mensajes más recientes.',
  failed: 'No se pudieron cargar tus mensajes',
  empty: 'Todavía no hay mensajes',
  emptyText: 'Aquí aparecen los mensajes sobre depósitos, retiros, reembolsos, canjes, promociones y tus límites.',
  noneUnread: 'No hay mensajes sin leer',
  noneUnreadText: 'Ya leíste todos tus mensajes.',
  settings: {
    title: 'También por correo',
    text: 'Los correos van a {address}.',
    noAddress: 'Confirma tu correo para recibir los mensajes también por correo.',
    confirm: 'Confirmar correo',
    kinds: {
      deposit: 'Depósitos',
      withdrawal: 'Retiros',
      transfer: 'Transferencias',
      adjustment: 'Ajustes de saldo',
      vendor: 'Transferencias con proveedores',
      redemption: 'Canjes de puntos',
      promotion: 'Promociones que solicitaste',
      limit: 'Límites y descansos',
      contract: 'Contratos',
      payslip: 'Liquidaciones',
    },
    saved: 'Guardado.',
  },
  limits: {
    deposit: 'Límite de depósitos',
    loss: 'Límite de pérdidas',
    wager: 'Límite de apuestas',
    session: 'Límite de tiempo',
  },
  periods: { day: 'por día', week: 'por semana', month: 'por mes' },
  minutes: '{count} min',
  good: '{quantity} × {name}',
  reason: 'Motivo: {reason}',
  events: {
    deposit: {
      credited: { title: 'Depósito acreditado', text: '{amount} ya está en tu saldo.' },
      added: { title: 'Se acreditó otra parte de tu depósito', text: 'Llegaron {amount} más y ya están en tu saldo.' },
      failed: { title: 'Depósito fallido', text: 'Tu depósito de {amount} no se completó.' },
      expired: {
        title: 'Depósito vencido',
        text: 'Tu depósito de {amount} no se pagó a tiempo. Si ya pagaste, lo acreditamos cuando llegue, dentro de tus límites.',
      },
      partly: {
        title: 'Contracargo de una parte de tu depósito',
        text: 'Hubo un contracargo de {amount} de tu depósito, que se descontó de tu saldo.',
      },
      reversed: {
        title: 'Contracargo de un depósito',
        text: 'Quien pagó recuperó su dinero, así que salieron {amount} de tu saldo.',
      },
      owed: {
        title: 'Contracargo de un depósito',
        text: 'Quien pagó recuperó su dinero y tu saldo no alcanza. Debes {amount}; se descontarán cuando llegue dinero.',
      },
      returning: {
        title: 'Depósito no acreditado',
        text: 'Tus límites o el estado de tu cuenta no permiten {amount}. Los reembolsamos a quien pagó.',
      },
      returned: { title: 'Depósito reembolsado', text: 'Reembolsamos {amount} a quien pagó.' },
    },
    withdrawal: {
      refused: {
        title: 'No se pudo hacer el retiro',
        text: 'Tu saldo ya no alcanzaba para {amount}. No se descontó nada.',
      },
      paid: { title: 'Retiro pagado', text: 'Enviamos {amount} a {name}.' },
      rejected: { title: 'Retiro rechazado', text: '{amount} está de vuelta en tu saldo.' },
      failed: {
        title: 'Retiro fallido',
        text: 'No se pudo pagar a {name}. {amount} está de vuelta en tu saldo.',
      },
      late: {
        title: 'Tu retiro está demorado',
        text: 'Tu retiro de {amount} tarda más de lo que dijimos. Nuestro equipo lo está revisando.',
      },
      answered: { title: 'Te respondimos', text: 'Hay una respuesta sobre tu retiro de {amount}.' },
    },
    transfer: {
      received: { title: 'Transferencia recibida', text: '{name} te envió {amount}.' },
      sent: { title: 'Transferencia enviada', text: 'Enviaste {amount} a {name}.' },
      failed: {
        title: 'Transferencia fallida',
        text: 'Tu transferencia de {amount} a {name} no se hizo. No salió nada de tu saldo.',
      },
      cashTaken: {
        title: 'Depósito en efectivo acreditado',
        text: 'Recibiste el efectivo y acreditaste {amount} a {name}.',
      },
    },
    adjustment: {
      credited: { title: 'Ajuste de saldo', text: 'Agregamos {amount} a tu saldo.' },
      debited: { title: 'Ajuste de saldo', text: 'Descontamos {amount} de tu saldo.' },
      betCredited: {
        title: 'Volvimos a liquidar una apuesta',
        text: 'Agregamos {amount} a tu saldo. El motivo está en la apuesta, entre tus apuestas liquidadas.',
      },
      betDebited: {
        title: 'Volvimos a liquidar una apuesta',
        text: 'Retiramos {amount} que se pagaron de más. El motivo está en la apuesta, entre tus apuestas liquidadas.',
      },
    },
    vendor: {
      sent: { title: 'Dinero transferido a {name}', text: '{amount} ya está en {name}.' },
      returned: { title: 'Dinero de vuelta de {name}', text: '{amount} está de vuelta en tu saldo.' },
      refused: {
        title: 'No se transfirió el dinero',
        text: '{name} rechazó la transferencia. Tu dinero sigue en tu saldo.',
      },
    },
    redemption: {
      approved: { title: 'Tu canje va en camino', text: 'Aprobamos {good} y te lo estamos enviando.' },
      rejected: { title: 'Canje rechazado', text: 'No podemos enviarte {good}. Tus puntos volvieron a tu cuenta.' },
    },
    promotion: {
      approved: { title: 'Solicitud aprobada', text: 'Ya participas en «{promotion}».' },
      rejected: { title: 'Solicitud rechazada', text: 'No participas en «{promotion}».' },
    },
    limit: {
      raised: { title: 'Tu límite más alto ya está en vigor', text: '{limit}: {amount} desde ahora.' },
      lifted: { title: 'Se quitó tu límite', text: '{limit}: desde ahora no hay límite.' },
      timeOut: {
        title: 'Empezó tu descanso',
        text: 'Sin apuestas ni depósitos hasta el {time}. Puedes retirar cuando quieras.',
      },
      excluded: {
        title: 'Empezó tu autoexclusión',
        text: 'Sin apuestas ni depósitos hasta el {time}. Puedes retirar tu dinero cuando quieras.',
      },
      excludedForever: {
        title: 'Empezó tu autoexclusión',
        text: 'Sin apuestas ni depósitos, de forma permanente. Puedes retirar tu dinero cuando quieras.',
      },
    },
    verification: {
      approved: { title: 'Documento aprobado', text: 'Mira lo que ya puedes hacer.' },
      refused: { title: 'Documento no aceptado', text: 'Mira por qué y envía otro.' },
      askedAgain: { title: 'Necesitamos un documento nuevo', text: 'Mira cuál y por qué.' },
      payeeApproved: {
        title: 'Cambió el titular',
        text: 'Tu nuevo titular ya está activo. Las cuentas de retiro a otro nombre ya no se pueden usar.',
      },
      payeeRefused: {
        title: 'No cambió el titular',
        text: 'El titular sigue siendo el mismo. Mira por qué en tu perfil.',
      },
    },
    contract: {
      offered: { title: 'Te ofrecen un contrato', text: '{contract}: lee sus términos y responde hasta el {time}.' },
      withdrawn: { title: 'Se retiró una oferta', text: '{contract}: ya no la puedes aceptar.' },
      expired: { title: 'Venció una oferta', text: '{contract}: nadie la respondió a tiempo.' },
      accepted: { title: 'Aceptaron tu oferta', text: '{contract}: el contrato ya está vigente.' },
      rejected: { title: 'Rechazaron tu oferta', text: '{contract}: no cambia nada.' },
      endAsked: {
        title: 'La otra parte pide terminar un contrato',
        text: '{contract}: mira cuándo termina y si estás de acuerdo.',
      },
      endKept: { title: 'Un contrato no termina', text: '{contract}: la otra parte retiró su pedido.' },
      ended: { title: 'Terminó un contrato', text: '{contract}: el período en curso todavía se paga con él.' },
    },
    payslip: { paid: { title: 'Liquidación pagada', text: '{contract}: {amount} ya está en tu saldo.' } },
  },
  mail: {
    subject: '{title} · {brandName}',
    greeting: 'Hola, {username}:',
    note: 'En Mensajes eliges cuáles te llegan también por correo.',
    signature: 'El equipo de {brandName}',
  },
}
