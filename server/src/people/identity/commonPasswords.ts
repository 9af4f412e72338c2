/** Common words of passwords, which guessing programs try first with digits and signs added. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort passwd pass contrasena contraseña clave secreto secret seguro qwerty qwertyu qwertyuiop qwertz azerty
  asdf asdfg asdfgh asdfghjkl zxcvb zxcvbn zxcvbnm qazwsx qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh abcabc
  aaa aaaa aaaaa aaaaaa aaaaaaa xxx xxxx admin administrador administrator root user usuario guest invitado test testing
  prueba demo login welcome bienvenido letmein access acceso master hello hola holahola iloveyou teamo tequiero amor
  amorcito miamor mivida cariño corazon bebe beba princesa princess reina rey angel angelito estrella sol luna cielo
  monkey dragon tiger tigre leon lion lobo wolf eagle aguila halcon gato gatito perro perrito conejo mariposa shadow
  sombra sunshine football futbol soccer baseball beisbol basketball basquet barcelona barca realmadrid madrid boca
  bocajuniors river riverplate america chivas cruzazul pumas tigres santos flamengo peñarol nacional alianza
  universitario colocolo millonarios messi ronaldo maradona neymar pele superman batman spiderman naruto goku pokemon
  pikachu minecraft fortnite starwars matrix michael michelle jessica jennifer ashley daniel daniela david andrea andres
  antonio alejandro alejandra carlos carolina diego eduardo fernando fernanda francisco gabriel gabriela javier jorge jose
  juan julian karen laura luis manuel maria mariana mario miguel monica natalia nicolas pablo paola patricia pedro rafael
  ricardo roberto rosa samuel santiago sara sebastian sergio sofia valentina valeria veronica victor jesus jesucristo
  dios diosesamor cristo jehova bendicion familia mama papa hermano mexico peru chile colombia argentina venezuela ecuador
  bolivia uruguay paraguay brasil españa panama cuba guatemala lima bogota buenosaires santiagodechile casa trabajo
  escuela musica fiesta verano playa cerveza chocolate naranja manzana banana cookie pepsi cocacola casino ronda suerte
  lucky luck jackpot ganador winner dinero money millonario apuesta poker ruleta bingo slots blackjack trustno freedom
  libertad whatever nothing changeme cambiame default temporal temp asd qwe zaq aqw computer computadora internet google
  facebook instagram samsung iphone`.split(/\s+/),
)

/** Common endings: digit sequences, repetitions and keyboard runs. */
const RUNS = /^(?:\d{1,4}|12345\d*|0?987\d*|1q2w3e\w*|1qaz\w*|(\d)\1+|(\d{2,3})\2+)[!.*#@$?_-]{0,2}$|^[!.*#@$?_-]{1,3}$/

const SUBSTITUTES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** Replaces digits and signs by the letters they stand for, as in `p4ssw0rd`. */
function plain(text: string): string {
  return text.replaceAll(/[013457@$]/g, (sign) => SUBSTITUTES[sign] ?? sign)
}

const WALKS =
  /^(?:1q2w3e4r\w*|1qaz2wsx\w*|q1w2e3r4\w*|a1b2c3d4\w*|a1s2d3f4\w*|zaq12wsx\w*|abc123\w{0,5}|123abc\w{0,5}|qwe123\w{0,5}|123qwe\w{0,5})$/

/** A common word, bare or with a year, a run of numbers or a sign before or after it. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (WALKS.test(text)) return true
  const [, before = '', word = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(text) ?? []
  const isPlainEnd = (end: string): boolean => end === '' || RUNS.test(end)
  if (isPlainEnd(before) && isPlainEnd(after) && (WORDS.has(word) || WORDS.has(plain(word)))) return true
  return WORDS.has(plain(text))
}
