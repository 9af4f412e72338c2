import type { Chapter } from './seed.ts'

export const payments: Chapter = {
  kind: 'help',
  chapter: 'money',
  articles: [
    {
      slug: 'money-today',
      es: {
        title: 'Qué dinero hay hoy en la casa',
        summary: 'Todavía no hay medios de pago abiertos, y te decimos qué significa.',
        content: `
<p>Hoy la casa no tiene abierto ningún medio de pago: no se puede depositar con tarjeta, transferencia ni monedero, ni retirar por esas vías. Las pantallas de <a href="/member?view=depositv2">Depositar</a> y <a href="/member?view=withdraw">Retirar</a> lo dicen en lugar de fingir.</p>
<p>Si la casa que visitas es una demostración, cada cuenta nueva recibe un saldo para conocer el juego con dinero de la casa. Se comporta como dinero de verdad en los libros, pero no se puede cobrar.</p>
<p>El juego gratis está siempre abierto, con las mismas probabilidades, y usa su propia moneda.</p>
<p>Nadie de la casa te va a pedir dinero por chat, por teléfono ni a una cuenta personal. Si alguien lo hace, no le pagues y avísanos.</p>`,
      },
      en: {
        title: 'What money there is in the house today',
        summary: 'No means of payment is open yet, and here is what that means.',
        content: `
<p>Today the house has no means of payment open: you cannot deposit by card, transfer or e-wallet, nor withdraw that way. The <a href="/member?view=depositv2">Deposit</a> and <a href="/member?view=withdraw">Withdraw</a> screens say so instead of pretending.</p>
<p>If the house you are visiting is a demonstration, every new account is given a balance to get to know the games with the house’s money. In the books it behaves like real money, but it cannot be cashed.</p>
<p>Free play is always open, at the same odds, and uses a currency of its own.</p>
<p>Nobody from the house will ever ask you for money in a chat, by phone or to a personal account. If somebody does, don’t pay and tell us.</p>`,
      },
    },
    {
      slug: 'books',
      es: {
        title: 'Cómo se lleva tu cuenta',
        summary: 'Doble partida, nada se borra, y se revisa cada hora.',
        content: `
<p>Tu saldo no es un número que alguien edita: es la suma de sus asientos. Cada asiento dice cuánto, cuándo, por qué y qué saldo quedó.</p>
<ul>
<li><strong>Nada se cambia ni se borra.</strong> Un error se corrige con otro asiento que puedes ver.</li>
<li><strong>Nada se cobra dos veces.</strong> Si una operación llega repetida, se responde lo mismo que la primera vez.</li>
<li><strong>Nunca queda bajo cero.</strong> La base de datos misma lo impide.</li>
<li><strong>Se revisa cada hora.</strong> Un programa aparte vuelve a sumar todos los asientos de la casa.</li>
</ul>
<p>No hay redondeos a favor de nadie: las apuestas son múltiplos que se dividen exacto.</p>`,
      },
      en: {
        title: 'How your account is kept',
        summary: 'Double entry, nothing is erased, and it is checked every hour.',
        content: `
<p>Your balance is not a number that somebody edits: it is the sum of its entries. Each entry says how much, when, why, and what balance it left.</p>
<ul>
<li><strong>Nothing is changed or erased.</strong> A mistake is put right by another entry, which you can see.</li>
<li><strong>Nothing is charged twice.</strong> If an operation arrives again, it gets the same answer as the first time.</li>
<li><strong>It never falls below zero.</strong> The database itself will not have it.</li>
<li><strong>It is checked every hour.</strong> A separate program adds up every entry of the house again.</li>
</ul>
<p>Nobody gains by rounding: stakes are multiples that divide exactly.</p>`,
      },
    },
    {
      slug: 'when-payments-open',
      es: {
        title: 'Lo que exigiremos cuando haya pagos',
        summary: 'Las reglas con las que abriremos depósitos y retiros.',
        content: `
<p>Cuando abramos medios de pago lo anunciaremos en <a href="/announce">Anuncios</a>, y será con estas reglas:</p>
<ul>
<li>Retirar costará lo mismo que depositar: lo que cobre el medio de pago, dicho antes.</li>
<li>Verás el estado de cada retiro, quién lo tiene y desde cuándo.</li>
<li>Se cobra al mismo medio con que se depositó, a nombre del titular de la cuenta.</li>
<li>Un bono nunca secuestra tu propio dinero: saldo y bono se cuentan aparte.</li>
</ul>`,
      },
      en: {
        title: 'What we will hold ourselves to once there are payments',
        summary: 'The rules by which deposits and withdrawals will open.',
        content: `
<p>When we open means of payment we will say so under <a href="/announce">Announcements</a>, and it will be by these rules:</p>
<ul>
<li>Withdrawing will cost what depositing costs: whatever the provider charges, told beforehand.</li>
<li>You will see the state of every withdrawal, who has it and since when.</li>
<li>Money goes back the way it came, in the account holder’s name.</li>
<li>A bonus never holds your own money hostage: balance and bonus are counted apart.</li>
</ul>`,
      },
    },
  ],
}
