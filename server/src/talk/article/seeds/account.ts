import type { Chapter } from './seed.ts'

export const account: Chapter = {
  kind: 'help',
  chapter: 'account',
  articles: [
    {
      slug: 'open-account',
      es: {
        title: 'Cómo crear una cuenta e iniciar sesión',
        summary: 'Con usuario, con celular, en un clic, con llave de acceso o con otra cuenta.',
        content: `
<table>
<thead><tr><th scope="col">Método</th><th scope="col">Qué necesitas</th></tr></thead>
<tbody>
<tr><td>Usuario y contraseña</td><td>Un usuario de 4 a 20 caracteres y una contraseña de 8 o más.</td></tr>
<tr><td>Celular</td><td>Un número que reciba SMS; te enviamos un código.</td></tr>
<tr><td>Un clic</td><td>Nada: te damos un usuario y una contraseña, y tú los guardas.</td></tr>
<tr><td>Llave de acceso</td><td>La huella, el rostro o el PIN de tu dispositivo, después de agregarla en Mi cuenta.</td></tr>
<tr><td>Google o Facebook</td><td>Tu cuenta de Google o Facebook, si ese método está disponible.</td></tr>
</tbody>
</table>
<p><a href="/register">Crear cuenta</a> · <a href="/login">Iniciar sesión</a></p>
<p>«Recordarme» dura un día en ese navegador. No guarda tu contraseña, y antes de un cambio importante te pedimos confirmar que eres tú.</p>
<p>Una cuenta por persona. Debes tener 18 años o más y ser mayor de edad donde vives.</p>`,
      },
      en: {
        title: 'How to create an account and sign in',
        summary: 'With a username, a mobile number, one click, a passkey or another account.',
        content: `
<table>
<thead><tr><th scope="col">Method</th><th scope="col">What you need</th></tr></thead>
<tbody>
<tr><td>Username and password</td><td>A username of 4 to 20 characters and a password of 8 or more.</td></tr>
<tr><td>Mobile</td><td>A number that receives text messages; we send you a code.</td></tr>
<tr><td>One click</td><td>Nothing: we give you a username and a password, and you save them.</td></tr>
<tr><td>Passkey</td><td>Your device’s fingerprint, face or PIN, once you have added it under My account.</td></tr>
<tr><td>Google or Facebook</td><td>Your account there, if that method is available.</td></tr>
</tbody>
</table>
<p><a href="/register">Create account</a> · <a href="/login">Sign in</a></p>
<p>“Remember me” lasts one day in that browser. It does not save your password, and before an important change we ask you to confirm that it is you.</p>
<p>One account per person. You must be 18 or older, and of legal age where you live.</p>`,
      },
    },
    {
      slug: 'second-step',
      es: {
        title: 'Verificación en dos pasos',
        summary: 'Protege tu cuenta con algo más que la contraseña.',
        content: `
<p>Cuando alguien inicia sesión desde un lugar nuevo, pedimos algo más que la contraseña: un código por SMS o por correo, tu app de autenticación, tu llave de acceso o el nombre del titular de tu cuenta de retiro.</p>
<p>En <a href="/member?view=securityCenter">Mi cuenta</a> puedes:</p>
<ul>
<li>activar una <strong>app de autenticación</strong> (autenticador): escaneas un código QR y guardas tus códigos de recuperación. Desde entonces la pedimos siempre que inicias sesión;</li>
<li>agregar una o varias <strong>llaves de acceso</strong>, que no funcionan en páginas falsas;</li>
<li>verificar tu <strong>celular</strong> y tu <strong>correo</strong>.</li>
</ul>
<p>Nunca te pediremos un código por teléfono ni por chat. Si alguien lo hace, no es de {brand}.</p>`,
      },
      en: {
        title: 'Two-step verification',
        summary: 'Protect your account with more than a password.',
        content: `
<p>When someone signs in from a new place, we ask for more than the password: a code by text message or e-mail, your authenticator app, your passkey, or the name on the account you withdraw to.</p>
<p>Under <a href="/member?view=securityCenter">My account</a> you can:</p>
<ul>
<li>turn on an <strong>authenticator app</strong>: scan a QR code and save your recovery codes. From then on we ask for it whenever you sign in;</li>
<li>add one or more <strong>passkeys</strong>, which do not work on fake pages;</li>
<li>verify your <strong>mobile number</strong> and your <strong>e-mail</strong>.</li>
</ul>
<p>We never ask for a code by phone or in a chat. Anyone who does is not from {brand}.</p>`,
      },
    },
    {
      slug: 'forgot',
      es: {
        title: 'Olvidé mi contraseña',
        summary: 'Crea una nueva con tu correo o tu celular verificado.',
        content: `
<p>Al iniciar sesión toca <a href="/forget">¿Olvidaste tu contraseña?</a> y elige un método:</p>
<ul>
<li><strong>Por correo:</strong> escribe tu usuario y tu correo. Te llega un enlace que sirve una sola vez, durante 30 minutos.</li>
<li><strong>Por celular:</strong> te llega un código de 6 dígitos y ahí mismo eliges la contraseña nueva.</li>
</ul>
<p>La pantalla responde lo mismo exista o no la cuenta, para que nadie averigüe quién tiene una. Si no llega nada, revisa que sea el correo o el número que verificaste.</p>
<p>Al cambiar la contraseña se cierran las demás sesiones.</p>`,
      },
      en: {
        title: 'I forgot my password',
        summary: 'Create a new one with your verified e-mail or mobile number.',
        content: `
<p>When you sign in, tap <a href="/forget">Forgot your password?</a> and choose a method:</p>
<ul>
<li><strong>By e-mail:</strong> enter your username and your e-mail. You receive a link that works once, for 30 minutes.</li>
<li><strong>By mobile:</strong> you receive a 6-digit code and choose the new password right there.</li>
</ul>
<p>The page answers the same whether or not the account exists, so that nobody can find out who has one. If nothing arrives, check that it is the address or number you verified.</p>
<p>Changing the password ends all other sessions.</p>`,
      },
    },
    {
      slug: 'sessions',
      es: {
        title: 'Sesiones activas',
        summary: 'Qué dispositivos tienen acceso a tu cuenta y cómo cerrarlos.',
        content: `
<p>En <a href="/member?view=securityCenter">Mi cuenta</a> ves cada sesión con su dispositivo, su país y cuándo se usó por última vez. Puedes cerrar cualquiera.</p>
<p>Si no reconoces una, toca <strong>No fui yo</strong>: cerramos esa sesión y todas las demás, y te pedimos una contraseña nueva.</p>
<p>Tu cuenta también muestra cuándo fue tu último acceso. Si no fuiste tú, cambia la contraseña.</p>
<p>En un dispositivo prestado, cierra sesión al terminar y no marques «Recordarme».</p>`,
      },
      en: {
        title: 'Active sessions',
        summary: 'Which devices have access to your account, and how to end it.',
        content: `
<p>Under <a href="/member?view=securityCenter">My account</a> you see every session with its device, its country and when it was last used. You can end any of them.</p>
<p>If you don’t recognize one, tap <strong>That was not me</strong>: we end that session and all others, and ask you for a new password.</p>
<p>Your account also shows when you last signed in. If it was not you, change your password.</p>
<p>On a borrowed device, log out when you finish and leave “Remember me” off.</p>`,
      },
    },
    {
      slug: 'verify-identity',
      es: {
        title: 'Verificar tu identidad',
        summary: 'Para qué sirve cada nivel y qué documentos pedimos.',
        content: `
<p>Tu cuenta tiene un nivel de verificación. Con un nivel más alto puedes retirar más por día. En <a href="/member?view=securityCenter">Mi cuenta</a>, pestaña Verificación, ves tu nivel, lo que permite y lo que falta para el siguiente.</p>
<ul>
<li>El primer nivel no pide nada.</li>
<li>Para el segundo completas tus datos personales y verificas un correo o un celular.</li>
<li>Para el tercero envías fotos de tus documentos. Nuestro equipo los revisa.</li>
</ul>
<p>Guardamos tus datos y documentos cifrados. Súbelos solo en esa pantalla; nunca los pedimos por mensaje.</p>`,
      },
      en: {
        title: 'Verify your identity',
        summary: 'What each level allows and which documents we ask for.',
        content: `
<p>Your account has a verification level. With a higher level you can withdraw more per day. Under <a href="/member?view=securityCenter">My account</a>, in the Verification tab, you see your level, what it allows and what the next one requires.</p>
<ul>
<li>The first level requires nothing.</li>
<li>For the second you fill in your personal details and verify an e-mail or a mobile number.</li>
<li>For the third you send pictures of your documents. Our team checks them.</li>
</ul>
<p>Your details and documents are stored encrypted. Upload them only on that page; we never ask for them in a message.</p>`,
      },
    },
  ],
}
