import type { download as english } from '../../en/site/download.ts'
import type { Texts } from '../../texts.ts'

export const download: Texts<typeof english> = {
  title: '{brand} en tu teléfono',
  lead: 'En tu pantalla de inicio abre al instante, a pantalla completa, y ocupa menos que una foto.',
  install: 'Instalar ahora',
  installed: 'La app está instalada en este dispositivo.',
  scan: 'Escanéalo con la cámara del teléfono',
  scanText: 'Abre este sitio en tu teléfono, en la dirección que ves aquí.',
  code: 'Código QR de {address}',
  ios: {
    title: 'iPhone y iPad',
    steps: [
      'Abre esta página en Safari.',
      'Toca Compartir, el cuadro con la flecha.',
      'Elige «Agregar a inicio».',
      'Toca «Agregar». El ícono aparece entre tus apps.',
    ],
  },
  android: {
    title: 'Android',
    steps: [
      'Abre esta página en Chrome.',
      'Toca los tres puntos de arriba.',
      'Elige «Instalar app» o «Agregar a la pantalla principal».',
      'Confirma. El ícono aparece entre tus apps.',
    ],
  },
  apps: 'Apps',
  guides: 'Guías',
  mirrors: 'Otras direcciones',
  social: 'Síguenos',
  safe: 'Instala solo desde aquí',
  safeText: 'Nunca enviamos la app en un mensaje. Instálala solo desde esta página.',
  facts: ['Sin tienda y sin registro', 'Se actualiza sola', 'Abre sin conexión, y te lo dice'],
}
