import { refusals } from '@rumi/contract'
import { wordsOfTheHouse } from '../copy/words-of-the-house.ts'
import { Refused } from '../http/refused.ts'

let common: Promise<Set<string>> | undefined

/** Read with the first password that is chosen. */
async function readCommon() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

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

/** The longest first, so that what is left of 'rumis' is no 's'. */
const houseWords = new RegExp(
  [...wordsOfTheHouse]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[oieastl]/g, (letter) => lookAlikes[letter] ?? letter))
    .join('|'),
  'gu',
)

type Person = { email: string; name: string; lastName: string }

const joined = (text: string) => text.toLowerCase().replaceAll(/[\s._-]/g, '')

/** Of how many different characters a password is made at least, capitals and blanks not counted (ours). */
const fewestCharacters = 4

/** Whether it is a single thing said again and again: 'aaaaaaaa', 'abcabcabc', 'perroperro'. */
const isRepetition = (text: string) => /^(.+?)\1+$/su.test(text)

/** Whether nothing is left of a text once the house's words, digits and signs are taken away: 'rumi-Rumi-2026!'. */
const isTheHousesName = (text: string) =>
  text.search(houseWords) >= 0 && text.replaceAll(houseWords, '').replaceAll(/[^\p{L}]/gu, '') === ''

const withoutSigns = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/**
 * Refuses a password that others try first: a common one, the person's own address or name, words of the house, one thing
 * said again and again, or hardly anything but blanks.
 */
export async function refuseCommonPassword(password: string, { email, name, lastName }: Person) {
  const [mailbox = ''] = email.split('@')
  const ownWords = [email, mailbox, name, lastName, `${name}${lastName}`].map(joined).filter(Boolean)
  const written = joined(password)
  const isPoor =
    new Set(written.replaceAll(/\s/gu, '')).size < fewestCharacters ||
    isRepetition(written) ||
    isTheHousesName(written)
  const guessable =
    isPoor ||
    (await (common ??= readCommon())).has(password.toLowerCase()) ||
    ownWords.includes(written) ||
    ownWords.includes(withoutSigns(written))
  if (guessable) {
    throw new Refused('common-password', {
      issues: [{ path: 'password', message: refusals['common-password'].message }],
    })
  }
}
