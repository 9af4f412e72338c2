import type { center as english } from '../en/center.ts'
import type { Texts } from '../texts.ts'

export const center: Texts<typeof english> = {
  title: 'Tu cuenta',
  menu: 'Menú de la cuenta',
  overview: 'Resumen',
  proven: 'Entraste con tu contraseña',
  remembered: 'Recordado en este dispositivo',
  lastLogin: 'Último acceso',
  trialTitle: 'Para esto necesitas una cuenta propia',
  trialText: 'Estás en una cuenta de prueba. Crea una cuenta para tener historial, premios y mensajes.',
  trialAction: 'Crear cuenta',
  signedOutTitle: 'Tu sesión está cerrada',
  signedOutText: 'La sesión terminó, aquí o en otra pestaña. Entra de nuevo y vuelves a este mismo panel.',
  groups: { money: 'Dinero', records: 'Historial', rewards: 'Premios', you: 'Tú' },
  member: {
    securityCenter: {
      title: 'Mi cuenta',
      empty: 'Tu cuenta está en orden',
      text: 'Administra tu contraseña, tus contactos, la verificación en dos pasos y las sesiones abiertas.',
    },
    transferFund: {
      title: 'Billetera',
      empty: 'Una sola billetera para todos los juegos',
      text: 'Tu saldo es el mismo en cada juego, así que no hay nada que pasar de uno a otro.',
    },
    depositv2: {
      title: 'Depositar',
      empty: 'No hay un medio de pago abierto',
      text: 'Por ahora no hay ningún medio de pago disponible. Los juegos se pueden jugar gratis, con las mismas probabilidades.',
    },
    withdraw: {
      title: 'Retirar',
      empty: 'No hay un medio de retiro abierto',
      text: 'Tu saldo sigue siendo tuyo, hasta el último centavo. Atención al cliente te dice cómo cobrarlo.',
    },
    transferUpline: {
      title: 'Enviar a tu agente',
      empty: 'Las transferencias a agentes están cerradas',
      text: 'Quien llegó por un agente puede enviarle dinero donde está permitido. Nada sale de tu saldo sin ti.',
    },
    personalHistoryCopy: {
      title: 'Historial de apuestas',
      empty: 'Cada juego guarda tus rondas',
      text: 'Abre un juego y su historial: ahí está cada ronda, con su prueba a un toque.',
    },
    transactionHistory: {
      title: 'Movimientos',
      empty: 'Sin depósitos, retiros ni transferencias',
      text: 'Cada uno recibe aquí su línea, con fecha, estado y referencia.',
    },
    personalProfit: {
      title: 'Ganancias y pérdidas',
      empty: 'Cada juego lleva su cuenta',
      text: 'Lo que apostaste y lo que ganaste está en el historial de cada juego, ronda por ronda, sin redondear nada.',
    },
    bonusDetails: {
      title: 'Bonos',
      empty: 'Esta cuenta no tiene bonos',
      text: 'Un bono muestra cuánto vale, qué te pide y cuánto llevas hecho.',
    },
    rewardCenter: {
      title: 'Recompensas',
      empty: 'No tienes recompensas por cobrar',
      text: 'Tus recompensas quedan aquí hasta que las cobras. Cada una muestra sus condiciones.',
    },
    referral: {
      title: 'Invita amigos',
      empty: 'Tu invitación',
      text: 'Comparte tu enlace. Quien abra una cuenta con él llega como tu invitado.',
    },
    missionLeaderboard: {
      title: 'Misiones',
      empty: 'No hay misiones en curso',
      text: 'Una misión dice qué hacer, hasta cuándo y qué paga. Al lado está la tabla de quienes van adelante.',
    },
    messageV2: {
      title: 'Mensajes',
      empty: 'Tu bandeja está vacía',
      text: 'Aquí aparecen los mensajes sobre tu dinero y tu cuenta.',
    },
    manualRebate: {
      title: 'Reembolso manual',
      empty: 'No hay nada que reclamar',
      text: 'Parte de lo que jugaste vuelve a ti aquí, cuando tú lo pides.',
    },
    playerRank: {
      title: 'VIP',
      empty: 'Estás en el primer rango',
      text: 'Los rangos crecen con el juego y nunca solo con las pérdidas. Cada uno dice qué da antes de que llegues.',
    },
  },
  actions: {
    games: 'Ver los juegos',
    promotions: 'Ver promociones',
    service: 'Atención al cliente',
    home: 'Ir al inicio',
    copyLink: 'Copiar tu enlace',
    copied: 'Enlace copiado',
    announcements: 'Ver anuncios',
  },
  agentTitle: 'Centro de agentes',
  agentMenu: 'Menú de agentes',
  agentLead: 'Tu equipo, tus cifras y tus contratos.',
  agent: {
    agentAnnouncement: {
      title: 'Anuncios',
      empty: 'No hay anuncios para agentes',
      text: 'Novedades sobre tu equipo y tus contratos.',
    },
    agentTeamOverview: {
      title: 'Resumen del equipo',
      empty: 'Empieza con tu enlace',
      text: 'Quien abre una cuenta con él es de tu equipo: de ahí se cuentan miembros, depósitos, apuestas e ingresos del día.',
    },
    registerCenter: {
      title: 'Abrir cuentas',
      empty: 'Abre cuentas con tu enlace',
      text: 'Compártelo: quien abre una cuenta con él elige su propia contraseña y queda en tu red.',
    },
    downlineManagmentView: {
      title: 'Mi red',
      empty: 'Tu red crece desde tu enlace',
      text: 'Quien abre una cuenta con él queda a tu cuidado.',
    },
    personalHistoryCopy: {
      title: 'Apuestas del equipo',
      empty: 'Tu equipo no tiene apuestas',
      text: 'Cada apuesta de tu equipo, con su ronda y su resultado.',
    },
    palStatementsAgentCopy: {
      title: 'Pérdidas por usuario',
      empty: 'Tu equipo no tiene resultados',
      text: 'Lo que cada miembro ganó o perdió, por día y por tipo de juego.',
    },
    transferDownline: {
      title: 'Enviar a tu red',
      empty: 'Tu red está vacía',
      text: 'Quien abre una cuenta con tu enlace entra a tu red, y puedes enviarle dinero.',
    },
    agentRevenueReport: {
      title: 'Mis ingresos',
      empty: 'Sin ingresos todavía',
      text: 'Lo que ganaste y de dónde, cada cifra abierta a las líneas que la suman.',
    },
    agentDownlineTransactionDetailsCopy: {
      title: 'Movimientos del equipo',
      empty: 'Tu equipo no tiene movimientos',
      text: 'Depósitos, retiros y transferencias de tu equipo.',
    },
    agentDividendRecordCopy2: {
      title: 'Dividendos',
      empty: 'No hay dividendos pagados',
      text: 'Lo que pagó tu contrato de dividendos, período por período.',
    },
    agentDailyWages2: {
      title: 'Salario diario',
      empty: 'No hay salario diario pagado',
      text: 'Lo que pagó tu contrato diario, día por día.',
    },
    agentHourSalary: {
      title: 'Salario por hora',
      empty: 'No hay salario por hora pagado',
      text: 'Lo que pagó tu contrato por hora, hora por hora.',
    },
    agentRealtimeSalary: {
      title: 'Salario en tiempo real',
      empty: 'No hay salario en tiempo real pagado',
      text: 'Se liquida cada cinco minutos, línea por línea.',
    },
    depositv2: {
      title: 'Depositar',
      empty: 'No hay un medio de pago abierto',
      text: 'Por ahora no hay ningún medio de pago disponible.',
    },
    withdraw: {
      title: 'Retirar',
      empty: 'No hay un medio de retiro abierto',
      text: 'Tu saldo sigue siendo tuyo, hasta el último centavo. Atención al cliente te dice cómo cobrarlo.',
    },
    messageV2: {
      title: 'Mensajes',
      empty: 'Tu bandeja está vacía',
      text: 'Aquí aparecen los mensajes sobre tu dinero y tu cuenta.',
    },
  },
}
