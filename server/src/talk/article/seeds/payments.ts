import type { Chapter } from './seed.ts'

export const payments: Chapter = {
  kind: 'help',
  chapter: 'money',
  articles: [
    {
      slug: 'deposit',
      es: {
        title: 'Cómo depositar',
        summary: 'Elige un método, escribe el monto y sigue el estado de tu depósito.',
        content: `
<ol>
<li>Abre <a href="/member?view=depositv2">Depositar</a>. Ahí ves los métodos disponibles hoy: tarjeta, transferencia bancaria, billetera digital, cripto o efectivo con un agente.</li>
<li>Cada método muestra su mínimo, su máximo, su comisión y cuánto suele tardar.</li>
<li>Escribe el monto y sigue las instrucciones. La pantalla se actualiza sola cuando llega el pago.</li>
</ol>
<p>Cada depósito queda en esa misma pantalla con su estado y su historial. Si pagaste tarde, se acredita cuando llega, dentro de tus límites. Lo que los supere no se acredita y se reembolsa.</p>
<p>Puedes fijar un <a href="/control">límite de depósitos</a> antes de empezar.</p>
<p>Deposita solo desde esa pantalla. Nunca te pediremos dinero por mensaje, por teléfono ni a una cuenta personal. En una versión de demostración los pagos son simulados: no se cobra ni se paga dinero real.</p>`,
      },
      en: {
        title: 'How to deposit',
        summary: 'Choose a method, enter the amount and follow the status of your deposit.',
        content: `
<ol>
<li>Open <a href="/member?view=depositv2">Deposit</a>. It lists the methods available today: card, bank transfer, e-wallet, crypto or cash with an agent.</li>
<li>Each method shows its minimum, its maximum, its fee and how long it usually takes.</li>
<li>Enter the amount and follow the instructions. The page updates automatically when the payment arrives.</li>
</ol>
<p>Every deposit stays on that page with its status and its history. If you paid late, it is credited when it arrives, within your limits. Anything above them is not credited and is refunded.</p>
<p>You can set a <a href="/control">deposit limit</a> before you start.</p>
<p>Deposit only from that page. We never ask for money in a message, by phone or to a personal account. In a demo version payments are simulated: no real money is charged or paid out.</p>`,
      },
    },
    {
      slug: 'withdraw',
      es: {
        title: 'Cómo retirar',
        summary: 'Qué necesitas, qué pasa con tu solicitud y qué hacer si el dinero no llega.',
        content: `
<p>Antes de tu primer retiro necesitas dos cosas:</p>
<ul>
<li>una <strong>clave de pago</strong> de seis dígitos, que creas en <a href="/member?view=securityCenter">Mi cuenta</a>;</li>
<li>una <strong>cuenta de destino</strong> a tu nombre: una cuenta bancaria o una billetera cripto.</li>
</ul>
<ol>
<li>Abre <a href="/member?view=withdraw">Retirar</a>. Arriba ves cuánto puedes retirar y cómo se calcula.</li>
<li>Elige la cuenta, escribe el monto y confirma con tu clave de pago. Ves la comisión antes de confirmar.</li>
<li>El monto sale de tu saldo y queda pendiente hasta que lo paguemos. Una solicitud no se puede cancelar.</li>
<li>Cuando llegue, confírmalo. Si falta algo, toca <strong>Todavía nada</strong> o <strong>Solo una parte</strong> y nuestro equipo lo revisa.</li>
</ol>
<p>Un depósito se debe apostar una vez antes de retirarlo, salvo si te autoexcluiste. Cuánto puedes retirar por día depende de tu nivel de verificación. Si cambias tu contraseña, tu clave o tus cuentas, los retiros se pausan un tiempo por seguridad.</p>
<p>Si rechazamos un retiro o el pago falla, el monto vuelve a tu saldo.</p>`,
      },
      en: {
        title: 'How to withdraw',
        summary: 'What you need, what happens to your request, and what to do if the money does not arrive.',
        content: `
<p>Before your first withdrawal you need two things:</p>
<ul>
<li>a six-digit <strong>payment password</strong>, which you create under <a href="/member?view=securityCenter">My account</a>;</li>
<li>a <strong>payout account</strong> in your own name: a bank account or a crypto wallet.</li>
</ul>
<ol>
<li>Open <a href="/member?view=withdraw">Withdraw</a>. At the top you see how much you can withdraw and how it is calculated.</li>
<li>Choose the account, enter the amount and confirm with your payment password. You see the fee before you confirm.</li>
<li>The amount leaves your balance and is pending until we pay it. A request cannot be cancelled.</li>
<li>When it arrives, confirm it. If something is missing, tap <strong>Nothing yet</strong> or <strong>Only part</strong> and our team looks into it.</li>
</ol>
<p>A deposit must be bet once before you can withdraw it, unless you have self-excluded. How much you can withdraw per day depends on your verification level. If you change your password, your payment password or your payout accounts, withdrawals pause for a while for your security.</p>
<p>If we reject a withdrawal or the payment fails, the amount returns to your balance.</p>`,
      },
    },
    {
      slug: 'books',
      es: {
        title: 'Dónde ver todos tus movimientos',
        summary: 'Tu saldo por partes, tu historial y un estado de cuenta firmado.',
        content: `
<ul>
<li><a href="/member?view=transferFund">Billetera</a>: tu saldo por partes, lo que está en apuestas abiertas y los retiros pendientes. Cada parte abre sus movimientos.</li>
<li><a href="/member?view=transactionHistory">Movimientos</a>: depósitos, retiros y transferencias, con fecha, estado y referencia.</li>
<li><a href="/member?view=personalHistoryCopy">Historial de apuestas</a>: cada ronda con dinero, con su prueba.</li>
<li><a href="/member?view=personalProfit">Ganancias y pérdidas</a>: por día, semana y mes.</li>
<li><a href="/member?view=messageV2">Mensajes</a>: un aviso por cada depósito, retiro o reembolso. También por correo, si quieres.</li>
</ul>
<p>Puedes descargar tus movimientos en CSV y un estado de cuenta firmado en PDF. Cualquiera puede comprobar su código en <a href="/statement">Comprobar un estado de cuenta</a>.</p>
<p>Ningún movimiento se cambia ni se borra: un error se corrige con otro movimiento, que también ves. Tu saldo nunca queda por debajo de cero, y un programa vuelve a sumar todos los movimientos cada hora.</p>`,
      },
      en: {
        title: 'Where to see all your transactions',
        summary: 'The parts of your balance, your records and a signed statement.',
        content: `
<ul>
<li><a href="/member?view=transferFund">Wallet</a>: the parts of your balance, what is in open bets, and pending withdrawals. Each part opens to its transactions.</li>
<li><a href="/member?view=transactionHistory">Account record</a>: deposits, withdrawals and transfers, with date, status and reference.</li>
<li><a href="/member?view=personalHistoryCopy">Betting record</a>: every real-money round, with its proof.</li>
<li><a href="/member?view=personalProfit">Profit and loss</a>: by day, week and month.</li>
<li><a href="/member?view=messageV2">Messages</a>: one for every deposit, withdrawal or refund. By e-mail too, if you like.</li>
</ul>
<p>You can download your records as CSV and a signed statement as PDF. Anyone can check its code at <a href="/statement">Check a statement</a>.</p>
<p>No transaction is changed or deleted: a mistake is corrected with another transaction, which you see as well. Your balance never goes below zero, and a program adds up all transactions again every hour.</p>`,
      },
    },
    {
      slug: 'transfers',
      es: {
        title: 'Transferencias con tu agente',
        summary: 'A quién puedes enviar dinero y qué necesitas.',
        content: `
<p>Si te registraste con un agente, puedes enviarle dinero en <a href="/member?view=transferUpline">Enviar a tu agente</a>, y tu agente te lo puede enviar a ti. No se puede enviar dinero a otros jugadores.</p>
<ul>
<li>Te pedimos tu clave de pago en cada envío.</li>
<li>La pantalla muestra el mínimo, el máximo y cuánto te queda para hoy.</li>
<li>Lo que aún debes apostar, o lo que depositaste hace poco con tarjeta o billetera digital, todavía no se puede enviar.</li>
</ul>
<p>Los dos ven la transferencia con ambos nombres.</p>`,
      },
      en: {
        title: 'Transfers with your agent',
        summary: 'Who you can send money to, and what you need.',
        content: `
<p>If you joined through an agent, you can send money to that agent at <a href="/member?view=transferUpline">Send to agent</a>, and your agent can send money to you. You cannot send money to other players.</p>
<ul>
<li>We ask for your payment password every time.</li>
<li>The page shows the minimum, the maximum and how much you can still send today.</li>
<li>Money that you still have to bet, or that you deposited recently by card or e-wallet, cannot be sent yet.</li>
</ul>
<p>Both of you see the transfer with both names.</p>`,
      },
    },
  ],
}
