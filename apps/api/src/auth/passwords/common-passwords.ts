import { refusals } from '@rumi/contract'
import { guessableWords } from '../../copy/people/auth-sentences.ts'
import { demoPassword } from '../../db/seed/demo/demo-people.ts'
import { Refused } from '../../http/refused.ts'

/** Lower case without accents, so that 'México' and 'mexico' are one word. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type Lists = { passwords: Set<string>; words: Set<string> }

let lists: Promise<Lists> | undefined

/** Passwords that many have, and Spanish words and names; read with the first password that is chosen. */
async function readLists(): Promise<Lists> {
  const [common, spanish] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const words = ['commonWords-es-es', 'firstnames-es-es', 'lastnames-es-es'] as const
  return {
    passwords: new Set(common.dictionary['passwords-common']),
    words: new Set([...petWords, ...words.flatMap((list) => spanish.dictionary[list].map(plain))]),
  }
}

/** Words of Mexican passwords about dogs and love that the Spanish list lacks. */
const petWords = ['firulais', 'lomito', 'lomitos', 'perrito', 'perritos', 'perrita', 'teamo', 'teamomucho']

/** Digits and signs that are read as the letter they look like. */
const lookAlikes: Record<string, string> = {
  o: '[o0]',
  i: '[i1!]',
  e: '[e3]',
  a: '[a4@]',
  s: '[s5$]',
  t: '[t7]',
  l: '[l1]',
}

/** Sorted by length, so that 'rumis' matches before 'rumi'. */
const businessWords = new RegExp(
  [...guessableWords]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[oieastl]/g, (letter) => lookAlikes[letter] ?? letter))
    .join('|'),
  'gu',
)

type Person = { email: string; name: string; lastName: string }

const joined = (text: string) => text.toLowerCase().replaceAll(/[\s._-]/g, '')

/** Of how many different characters a password is made at least, capitals and blanks not counted (ours). */
const fewestCharacters = 4

/** True if a text repeats one part: 'aaaaaaaa', 'abcabcabc', 'perroperro'. */
const isRepetition = (text: string) => /^(.+?)\1+$/su.test(text)

/** True if a text consists of the business's words, digits and signs: 'rumi-Rumi-2026!'. */
const isBusinessName = (text: string) =>
  text.search(businessWords) >= 0 && text.replaceAll(businessWords, '').replaceAll(/[^\p{L}]/gu, '') === ''

const withoutSigns = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const lettersOf: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Word that a password is but for accents, look-alikes, and the digits and signs around it: 'M3xico2026!' is 'mexico'. */
const bareWord = (password: string) =>
  withoutSigns(plain(joined(password))).replaceAll(/[013457@$!]/g, (sign) => lettersOf[sign] ?? sign)

/** True if a word consists of the person's names and parts of their address. */
function isMadeOf(word: string, { email, name, lastName }: Person) {
  const parts = plain(`${name} ${lastName} ${email}`)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1)
    .toSorted((one, other) => other.length - one.length)
  return word !== '' && parts.reduce((rest, part) => rest.replaceAll(part, ''), word) === ''
}

/**
 * Rejects a password that is easy to guess: a common one, a single Spanish word or name with digits around it, the person's own
 * names or address, words of the business, the demo's password, one part repeated, or almost only blanks.
 */
export async function refuseCommonPassword(password: string, person: Person) {
  const { email, name, lastName } = person
  const [mailbox = ''] = email.split('@')
  const ownWords = [email, mailbox, name, lastName, `${name}${lastName}`].map(joined).filter(Boolean)
  const written = joined(password)
  const bare = bareWord(password)
  const { passwords, words } = await (lists ??= readLists())
  const guessable =
    new Set(written.replaceAll(/\s/gu, '')).size < fewestCharacters ||
    isRepetition(written) ||
    isBusinessName(written) ||
    passwords.has(password.toLowerCase()) ||
    passwords.has(bare) ||
    words.has(bare) ||
    bare === bareWord(demoPassword) ||
    isMadeOf(bare, person) ||
    ownWords.includes(written) ||
    ownWords.includes(withoutSigns(written))
  if (guessable) {
    throw new Refused('common-password', {
      issues: [{ path: 'password', message: refusals['common-password'].message }],
    })
  }
}
