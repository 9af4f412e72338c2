import type { DatedSeed } from '../seed.ts'

export const covers: DatedSeed = {
  slug: 'ten-thousand-covers',
  publishedAtMs: Date.UTC(2026, 10, 13, 17),
  es: {
    title: 'Cómo dibujamos diez mil portadas sin tomar prestada ninguna',
    summary: 'Un paisaje, un aire, una hora, un protagonista y un número que los decide todos.',
    content: `
<p>Una sala con diez mil juegos necesita diez mil portadas. Hay tres maneras de conseguirlas: comprarlas, copiarlas o dibujarlas. Elegimos la tercera, y como no hay tantos dibujantes en la casa, le enseñamos a dibujar al propio programa.</p>
<h2>Un teatro de papel</h2>
<p>Cada portada es una escena, como las de los teatros de cartón. Al fondo, un cielo a cierta hora: alba, día, atardecer o noche. Delante, un paisaje: mar, selva, feria, desierto, ciudad. Entre los dos, el aire: estrellas, confeti, pétalos, nieve. Y en primer plano, un protagonista, que puede ser un faro, un gato de biblioteca, una guitarra o un pez plateado.</p>
<p>Nada de eso es una fotografía ni una imagen recortada. Son figuras hechas de curvas, descritas con números, que se pueden pintar con cualquier paleta y a cualquier tamaño sin perder filo.</p>
<h2>El número decide</h2>
<p>El título número 56 es siempre <em>La ballena blanca del norte</em>, con el mismo hielo, la misma luz y la misma ballena. A partir de su número salen el tema, los colores, la composición y las letras. No hay azar en el momento de dibujar: si borráramos todas las portadas esta noche, mañana saldrían idénticas.</p>
<p>El nombre también viene de ahí, en dos idiomas a la vez. No traducimos palabra por palabra: «Gato de biblioteca turquesa» y «Turquoise Library Cat» nacen juntos, cada uno con la gramática de su idioma.</p>
<h2>Estudios con carácter</h2>
<p>Para que la sala no parezca hecha por una sola mano, los títulos se reparten entre estudios. Cada uno tiene su letra, su marco y sus temas preferidos. Marea no dibuja desiertos. Órbita casi nunca pisa el suelo. Con el tiempo se aprende a reconocerlos antes de leer el nombre.</p>
<h2>Rápido y una sola vez</h2>
<p>Una portada se convierte en imagen la primera vez que alguien la pide, y desde entonces se guarda. Su dirección lleva una huella de su contenido, así que tu teléfono no la vuelve a pedir nunca. Por eso la sala se desplaza sin tropezar aunque pasen dos mil fichas por la pantalla.</p>
<p>¿Son arte? Eso no nos toca decirlo. Son nuestras, son distintas y ninguna le debe nada a nadie.</p>`,
  },
  en: {
    title: 'How we draw ten thousand covers without borrowing one',
    summary: 'A land, an air, an hour, a hero, and one number that decides them all.',
    content: `
<p>A lobby of ten thousand games needs ten thousand covers. There are three ways to come by them: buy them, copy them or draw them. We chose the third, and since the house does not have that many artists, we taught the program itself to draw.</p>
<h2>A paper theatre</h2>
<p>Each cover is a scene, like those of a cardboard theatre. At the back, a sky at a certain hour: dawn, day, dusk or night. In front of it, a land: sea, jungle, fairground, desert, city. Between the two, the air: stars, confetti, petals, snow. And in the foreground a hero, who may be a lighthouse, a library cat, a guitar or a silver fish.</p>
<p>None of it is a photograph or a cut-out. They are figures made of curves, described in numbers, which can be painted in any palette and at any size without losing their edge.</p>
<h2>The number decides</h2>
<p>Title number 56 is always <em>White Whale of the North</em>, with the same ice, the same light and the same whale. Out of its number come the theme, the colours, the composition and the lettering. Nothing is left to chance at the moment of drawing: if we erased every cover tonight, they would come out identical tomorrow.</p>
<p>The name comes from there too, in two languages at once. We do not translate word by word: “Gato de biblioteca turquesa” and “Turquoise Library Cat” are born together, each with its own grammar.</p>
<h2>Studios with a character</h2>
<p>So that the lobby does not look like the work of one hand, titles are shared among studios. Each has its lettering, its frame and its favourite themes. Marea draws no deserts. Órbita hardly ever touches the ground. After a while you know them before you have read the name.</p>
<h2>Fast, and once only</h2>
<p>A cover becomes an image the first time somebody asks for it, and is kept from then on. Its address carries a fingerprint of its content, so your phone never asks for it again. That is why the lobby scrolls without a stumble even as two thousand tiles go by.</p>
<p>Is it art? That is not for us to say. They are ours, they are all different, and not one of them owes anything to anybody.</p>`,
  },
}
