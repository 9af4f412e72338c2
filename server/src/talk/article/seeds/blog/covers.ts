import type { DatedSeed } from '../seed.ts'

export const covers: DatedSeed = {
  slug: 'ten-thousand-covers',
  publishedAtMs: Date.UTC(2026, 10, 13, 17),
  es: {
    title: 'Cómo dibujamos diez mil portadas',
    summary: 'Cada portada la dibuja un programa nuestro, a partir del número del juego.',
    content: `
<p>Más de diez mil slots necesitan más de diez mil portadas. No las compramos ni las copiamos: las dibuja un programa que escribimos nosotros.</p>
<h2>Qué hay en una portada</h2>
<p>Cada portada es una escena con cuatro partes:</p>
<ul>
<li>un cielo a cierta hora: amanecer, día, atardecer o noche;</li>
<li>un paisaje: mar, selva, feria, desierto o ciudad, entre otros;</li>
<li>un efecto en el aire: estrellas, confeti, pétalos o nieve;</li>
<li>un protagonista, por ejemplo un faro, un gato, una guitarra o un pez.</li>
</ul>
<p>No hay fotografías ni imágenes recortadas. Todo son figuras hechas de curvas y descritas con números. Por eso se pueden pintar con cualquier paleta y a cualquier tamaño sin perder nitidez.</p>
<h2>El número del juego decide</h2>
<p>El título número 56 es siempre <em>La ballena blanca del norte</em>, con el mismo paisaje, la misma luz y la misma ballena. De su número salen el tema, los colores, la composición y las letras. Si borráramos todas las portadas, el programa volvería a dibujar las mismas.</p>
<p>El nombre sale de la misma forma, en los dos idiomas a la vez. No traducimos palabra por palabra: «Gato de biblioteca radiante» y «Radiant Library Cat» se forman juntos, cada uno con la gramática de su idioma.</p>
<h2>15 estudios</h2>
<p>Los slots se reparten entre 15 estudios. Cada uno tiene su tipografía, su marco, sus colores y sus temas. Marea, por ejemplo, dibuja mar, arrecifes, piratas e islas. En <a href="/rng">Slots</a> puedes ver los juegos de un solo estudio.</p>
<h2>Portadas que no se parecen</h2>
<p>Con tantos títulos hay que evitar que dos portadas vecinas se parezcan. El programa compara cada una con las que tiene cerca y, si coinciden demasiado en protagonista, colores o paisaje, elige otra combinación. Los nombres tampoco se repiten en ninguno de los dos idiomas.</p>
<h2>Por qué cargan rápido</h2>
<p>Una portada se convierte en imagen una vez y después se guarda. Su dirección incluye una huella de su contenido, así que tu teléfono la descarga una sola vez. Si el dibujo cambia, la dirección también cambia, y nunca ves una versión vieja.</p>
<p>El mismo método dibuja los símbolos de los rodillos, los avatares y los banners.</p>`,
  },
  en: {
    title: 'How we draw ten thousand covers',
    summary: 'Each cover is drawn by a program of ours, from the number of the game.',
    content: `
<p>More than ten thousand slots need more than ten thousand covers. We neither buy nor copy them: they are drawn by a program that we wrote.</p>
<h2>What is on a cover</h2>
<p>Each cover is a scene with four parts:</p>
<ul>
<li>a sky at a certain hour: dawn, day, dusk or night;</li>
<li>a landscape: sea, jungle, fairground, desert or city, among others;</li>
<li>an effect in the air: stars, confetti, petals or snow;</li>
<li>a main character, for example a lighthouse, a cat, a guitar or a fish.</li>
</ul>
<p>There are no photographs and no cut-out images. Everything is made of curves and described in numbers. That is why it can be painted in any palette and at any size and stay sharp.</p>
<h2>The number of the game decides</h2>
<p>Title number 56 is always <em>White Whale of the North</em>, with the same landscape, the same light and the same whale. Its number gives the theme, the colors, the composition and the lettering. If we deleted all covers, the program would draw the same ones again.</p>
<p>The name is made in the same way, in both languages at once. We do not translate word by word: “Gato de biblioteca radiante” and “Radiant Library Cat” are formed together, each with the grammar of its language.</p>
<h2>15 studios</h2>
<p>The slots are shared among 15 studios. Each has its own lettering, frame, colors and themes. Marea, for example, draws the sea, reefs, pirates and islands. In <a href="/rng">Slots</a> you can see the games of a single studio.</p>
<h2>Covers that do not look alike</h2>
<p>With so many titles, two covers next to each other must not look alike. The program compares each one with those near it and, if character, colors or landscape match too closely, chooses another combination. No name is repeated, in either language.</p>
<h2>Why they load fast</h2>
<p>A cover is turned into an image once and then stored. Its address includes a fingerprint of its content, so your phone downloads it only once. If the drawing changes, the address changes too, and you never see an old version.</p>
<p>The same method draws the symbols on the reels, the avatars and the banners.</p>`,
  },
}
