import type { Time } from '@ronda/art'
import type { Mood } from './theme.ts'

/**
 * Templates of descriptions, in Spanish and in English. `{Hero}` and `{View}` begin a sentence, `{hero}`, `{other}` and
 * `{view}` are used inside it; `{h:waits|wait}` selects singular or plural for the hero, `{o:…}` for the other.
 */
export type Template = readonly [es: string, en: string]

export const templates: Readonly<Record<Mood, readonly Template[]>> = {
  calm: [
    ['{Hero} {h:aguarda|aguardan} {view}.', '{Hero} {h:waits|wait} {view}.'],
    [
      'Aquí nadie corre: {hero} y {other} se encuentran {view}.',
      'Nobody hurries here: {hero} and {other} meet {view}.',
    ],
    ['Un rato de calma con {hero}, {view}.', 'A quiet while with {hero}, {view}.'],
    [
      '{View}, {hero} {h:pone|ponen} la paz y {other} {o:pone|ponen} el color.',
      '{View}, {hero} {h:brings|bring} the peace and {other} {o:brings|bring} the colour.',
    ],
    ['Cierra los ojos e imagina: {hero}, {view}.', 'Close your eyes and picture it: {hero}, {view}.'],
  ],
  merry: [
    ['{Hero} {h:arma|arman} la fiesta {view}.', '{Hero} {h:starts|start} the party {view}.'],
    ['Risas, color y {hero}: todo pasa {view}.', 'Laughter, colour and {hero}: it all happens {view}.'],
    ['{View}, {hero} y {other} no paran ni un momento.', '{View}, {hero} and {other} never stop for a moment.'],
    [
      '¿Quién se aburre {view}? Con {hero} y {other}, nadie.',
      'Who could be bored {view}? With {hero} and {other}, nobody.',
    ],
    [
      '{Other} {o:invita|invitan}, {hero} {h:baila|bailan}: así es la vida {view}.',
      '{Other} {o:invites|invite}, {hero} {h:dances|dance}: such is life {view}.',
    ],
  ],
  epic: [
    ['{Hero} se {h:alza|alzan} {view}.', '{Hero} {h:rises|rise} {view}.'],
    ['Una hazaña con {hero} al frente, {view}.', 'A great deed with {hero} in the lead, {view}.'],
    ['{View}, {hero} y {other} escriben su propia leyenda.', '{View}, {hero} and {other} write a legend of their own.'],
    [
      'Que suenen los tambores: {hero} {h:llega|llegan} {view}.',
      'Let the drums sound: {hero} {h:arrives|arrive} {view}.',
    ],
    ['Cantarán mucho tiempo lo que {hero} {h:hizo|hicieron} {view}.', 'They will long sing of what {hero} did {view}.'],
  ],
  mysterious: [
    ['{Hero} {h:guarda|guardan} un secreto {view}.', '{Hero} {h:keeps|keep} a secret {view}.'],
    [
      'Nadie sabe qué {o:busca|buscan} {other} {view}; {hero}, quizá, sí.',
      'Nobody knows what {other} {o:seeks|seek} {view}; perhaps {hero} {h:does|do}.',
    ],
    [
      '{View}, {hero} {h:abre|abren} una puerta que {other} {o:prefería|preferían} cerrada.',
      '{View}, {hero} {h:opens|open} a door that {other} would rather keep shut.',
    ],
    ['Sigue la pista {ofHero}, {view}, si te atreves.', 'Follow the trail of {hero}, {view}, if you dare.'],
    ['Algo se mueve {view}, y no {h:es|son} {hero}.', 'Something stirs {view}, and it is not {hero}.'],
  ],
  romantic: [
    ['{Hero} {h:suspira|suspiran} {view}.', '{Hero} {h:sighs|sigh} {view}.'],
    ['Un flechazo entre {hero} y {other}, {view}.', 'Love at first sight between {hero} and {other}, {view}.'],
    [
      '{View}, {hero} {o:le|les} {h:dedica|dedican} su mejor canción {toOther}.',
      '{View}, {hero} {h:dedicates|dedicate} a song to {other}.',
    ],
    ['Todo empezó con {hero}, {view}.', 'It all began with {hero}, {view}.'],
    [
      'Lo que {hero} no {h:dice|dicen}, lo {o:cuenta|cuentan} {other} {view}.',
      'What {hero} will not say, {other} {o:tells|tell} {view}.',
    ],
  ],
  wild: [
    ['{Hero} {h:irrumpe|irrumpen} {view}.', '{Hero} {h:breaks|break} loose {view}.'],
    ['Agárrate: {hero} y {other} van por todo {view}.', 'Hold tight: {hero} and {other} go all out {view}.'],
    ['{View}, {hero} no {h:pide|piden} permiso.', '{View}, {hero} {h:asks|ask} no leave.'],
    ['Pulso rápido y {hero} a cada paso, {view}.', 'A quick pulse and {hero} at every turn, {view}.'],
    [
      'Si {other} {o:avisa|avisan}, ya es tarde: {hero} {h:está|están} aquí, {view}.',
      'By the time {other} {o:warns|warn} you it is too late: {hero} {h:is|are} here, {view}.',
    ],
  ],
}

/** Sentences about the time of day. */
export const hours: Readonly<Record<Time, readonly Template[]>> = {
  dawn: [
    ['Amanece, y el día está por estrenar.', 'Day breaks, brand new.'],
    ['La primera luz lo pinta todo de oro.', 'First light paints everything gold.'],
    ['Apenas clarea y ya hay quien madruga.', 'It is barely light, and somebody is up already.'],
  ],
  day: [
    ['El sol está alto y la tarde es larga.', 'The sun is high and the afternoon is long.'],
    ['A plena luz, cada color canta.', 'In broad daylight every colour sings.'],
    ['Queda mucho día por delante.', 'There is plenty of day ahead.'],
  ],
  dusk: [
    ['Cae la tarde y se encienden las primeras luces.', 'Evening falls and the first lights go on.'],
    ['El ocaso pone el horizonte al rojo.', 'Sunset turns the horizon red.'],
    ['Es esa hora en que las sombras se alargan.', 'It is the hour when shadows grow long.'],
  ],
  night: [
    ['De noche todo brilla más.', 'At night everything shines brighter.'],
    ['Solo la luna lleva la cuenta.', 'Only the moon keeps count.'],
    ['La noche tiene mucho que contar.', 'The night has a lot to tell.'],
  ],
}
