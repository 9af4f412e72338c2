import type { Chapter } from './seed.ts'

export const account: Chapter = {
  kind: 'help',
  chapter: 'account',
  articles: [
    {
      slug: 'open-account',
      es: {
        title: 'Maneras de abrir una cuenta y de entrar',
        summary: 'Usuario, celular, un clic, passkey o la palabra de otra casa.',
        content: `
<table>
<thead><tr><th scope="col">Manera</th><th scope="col">Qué necesitas</th></tr></thead>
<tbody>
<tr><td>Usuario y contraseña</td><td>Un nombre de 4 a 20 caracteres y una contraseña de 8 o más.</td></tr>
<tr><td>Celular</td><td>Un número que reciba mensajes; te enviamos un código.</td></tr>
<tr><td>Un clic</td><td>Nada: la casa te da usuario y contraseña, y te pide guardarlos.</td></tr>
<tr><td>Passkey</td><td>La huella, la cara o el PIN de tu dispositivo, una vez que la agregas en Mi cuenta.</td></tr>
<tr><td>Google o Facebook</td><td>Tu cuenta allá, donde la casa lo tenga activado.</td></tr>
</tbody>
</table>
<p>«Recordarme» dura un día en ese navegador. No guardamos tu contraseña para eso: es una llave aparte que puedes anular, y para lo importante te la volvemos a pedir.</p>
<p>Una persona, una cuenta. Debes tener 18 años o más y ser mayor de edad donde vives.</p>`,
      },
      en: {
        title: 'Ways to open an account and to sign in',
        summary: 'Username, mobile, one click, a passkey, or another house’s word.',
        content: `
<table>
<thead><tr><th scope="col">Way</th><th scope="col">What you need</th></tr></thead>
<tbody>
<tr><td>Username and password</td><td>A name of 4 to 20 characters and a password of 8 or more.</td></tr>
<tr><td>Mobile</td><td>A number that receives messages; we send a code to it.</td></tr>
<tr><td>One click</td><td>Nothing: the house gives you a name and a password, and asks you to keep them.</td></tr>
<tr><td>Passkey</td><td>Your device’s fingerprint, face or PIN, once you have added it under My account.</td></tr>
<tr><td>Google or Facebook</td><td>Your account there, where the house has switched it on.</td></tr>
</tbody>
</table>
<p>“Remember me” lasts a day in that browser. Your password is not stored for it: it is a separate key that you can revoke, and for what matters we ask for your password again.</p>
<p>One person, one account. You must be 18 or older, and of legal age where you live.</p>`,
      },
    },
    {
      slug: 'second-step',
      es: {
        title: 'El segundo paso',
        summary: 'Que tu contraseña no baste para quien no eres tú.',
        content: `
<p>Si alguien entra a tu cuenta desde un lugar que no conocemos, pedimos algo más que la contraseña: un código a tu celular o a tu correo, el de tu aplicación autenticadora, o el nombre del titular de tu banco si lo tenemos.</p>
<p>En <a href="/member?view=securityCenter">Mi cuenta</a> puedes:</p>
<ul>
<li>agregar un <strong>autenticador</strong> escaneando una imagen; te damos códigos de recuperación para guardar en papel;</li>
<li>agregar una o varias <strong>passkeys</strong>, que no se pueden escribir en una página falsa;</li>
<li>verificar un <strong>celular</strong> y un <strong>correo</strong>.</li>
</ul>
<p>Ningún código se pide por teléfono ni por chat. Quien te pida uno, no es de la casa.</p>`,
      },
      en: {
        title: 'The second step',
        summary: 'So that your password is not enough for anyone who isn’t you.',
        content: `
<p>When someone signs in to your account from a place we don’t know, we ask for more than the password: a code sent to your mobile or e-mail, one from your authenticator app, or the account holder’s name at your bank if we have it.</p>
<p>Under <a href="/member?view=securityCenter">My account</a> you can:</p>
<ul>
<li>add an <strong>authenticator</strong> by scanning a picture; you get recovery codes to keep on paper;</li>
<li>add one or more <strong>passkeys</strong>, which cannot be typed into a fake page;</li>
<li>verify a <strong>mobile number</strong> and an <strong>e-mail address</strong>.</li>
</ul>
<p>Nobody here ever asks for a code by phone or in a chat. Whoever does is not from the house.</p>`,
      },
    },
    {
      slug: 'forgot',
      es: {
        title: 'Olvidé mi contraseña',
        summary: 'Vuelves con un correo o un celular verificados.',
        content: `
<p>En la ventana de entrada toca <a href="/forget">¿Olvidaste tu contraseña?</a> y elige por dónde volver:</p>
<ul>
<li><strong>Por correo:</strong> escribe tu usuario y tu correo. Te llega un enlace que sirve una sola vez y vence pronto.</li>
<li><strong>Por celular:</strong> te llega un código de seis dígitos y eliges la contraseña ahí mismo.</li>
</ul>
<p>La respuesta en pantalla es la misma exista o no la cuenta, para que nadie pueda averiguar quién juega aquí. Si no llega nada, revisa que el correo o el número sean los que verificaste.</p>
<p>Al cambiar la contraseña se cierran las demás sesiones.</p>`,
      },
      en: {
        title: 'I forgot my password',
        summary: 'A verified e-mail address or mobile number brings you back.',
        content: `
<p>In the sign-in window tap <a href="/forget">Forgot your password?</a> and choose the way back:</p>
<ul>
<li><strong>By e-mail:</strong> type your username and your address. You receive a link that works once and expires soon.</li>
<li><strong>By mobile:</strong> you receive a code of six digits and choose the new password right there.</li>
</ul>
<p>The answer on screen is the same whether or not the account exists, so that nobody can find out who plays here. If nothing arrives, check that the address or number is the one you verified.</p>
<p>Changing the password ends every other session.</p>`,
      },
    },
    {
      slug: 'sessions',
      es: {
        title: 'Quién está dentro de tu cuenta',
        summary: 'La lista de sesiones, y el botón «no fui yo».',
        content: `
<p>En <a href="/member?view=securityCenter">Mi cuenta</a> ves cada sesión abierta: el dispositivo, el país y cuándo se usó por última vez. Puedes cerrar cualquiera.</p>
<p>Si una no es tuya, usa <strong>No fui yo</strong>: cerramos esa sesión y todas las demás, y te pedimos una contraseña nueva.</p>
<p>Cada vez que entras te decimos cuándo fue la vez anterior. Si esa hora no te suena, cambia la contraseña y mira la lista.</p>
<p>En un dispositivo prestado, cierra sesión al terminar y no marques «Recordarme».</p>`,
      },
      en: {
        title: 'Who is inside your account',
        summary: 'The list of sessions, and the button “that was not me”.',
        content: `
<p>Under <a href="/member?view=securityCenter">My account</a> you see every open session: its device, its country and when it was last used. You can end any of them.</p>
<p>If one isn’t yours, choose <strong>That was not me</strong>: we end that session and all the others, and ask you for a new password.</p>
<p>Each time you sign in we tell you when the last time was. If that hour means nothing to you, change your password and look at the list.</p>
<p>On a borrowed device, sign out when you are done and leave “Remember me” alone.</p>`,
      },
    },
  ],
}
