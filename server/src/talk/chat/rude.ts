/** Refused words in Spanish and English, in the form that is compared: lower case without accents. */
const WORDS =
  `puta puto putas putos putita putazo hijueputa hijoputa hdp pendejo pendeja pendejos cabron cabrona cabrones
  chinga chingada chingar chingate mierda mierdas verga vergas culero culera culeros maricon maricona maricones marica
  joto jotos gilipollas capullo zorra zorras polla coño cono pinche mamada mamadas huevon boludo pelotudo concha malparido
  gonorrea perra follar nazi nazis violar suicidate matate negrata sudaca
  fuck fucker fuckers fucking fucked fck fuk motherfucker shit shits bullshit shitty bitch bitches cunt cunts dick dicks
  dickhead cock cocks pussy asshole assholes ass bastard bastards whore whores slut sluts faggot faggots fag nigger
  niggers nigga retard retards rape rapist kys kike spic chink tranny wanker twat porn porno`.split(/\s+/)

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A word in lower case, without accents and with digits and signs replaced by the letters they stand for. */
function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[013457@$!]/g, (sign) => SUBSTITUTES[sign] ?? sign)
}

/** Letters may be repeated but not left out: `as` (Spanish for ace) must not match `ass`. */
const RUDE = new RegExp(`^(?:${WORDS.map((word) => fold(word).replaceAll(/(.)(?!\1)/gu, '$1+')).join('|')})$`, 'u')

/** Joins single letters in a row into the word that they spell. */
const joinLetters = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s.\-_*]+){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu, (spelled) =>
    spelled.replaceAll(/[\s.\-_*]+/g, ''),
  )

/** Whether a text has a refused word. Only whole words match, because names and places may contain one. */
export function isRude(text: string): boolean {
  return [text, joinLetters(text)].some((read) =>
    read.split(/[^\p{L}\p{N}\p{M}@$!]+/u).some((word) => RUDE.test(fold(word.replaceAll(/^[!@$]+(?=.{3})|!+$/g, '')))),
  )
}
