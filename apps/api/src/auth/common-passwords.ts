import { dictionary } from '@zxcvbn-ts/language-common'
import { refusals } from '@rumi/contract'
import { Refused } from '../http/refused.ts'

const common = new Set(dictionary['passwords-common'])

/** What someone tries first who knows whose house this is, whatever digits and signs stand around it. */
const wordsOfTheHouse = new Set([
  'rumi',
  'rumis',
  'lomito',
  'lomitos',
  'guarderia',
  'guardería',
  'contraseña',
  'spaw',
])

type Person = { email: string; name: string; lastName: string }

const joined = (text: string) => text.toLowerCase().replaceAll(/[\s._-]/g, '')

const withoutSigns = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Refuses a password that others try first: a common one, the person's own address or name, a word of the house. */
export function refuseCommonPassword(password: string, { email, name, lastName }: Person) {
  const [mailbox = ''] = email.split('@')
  const ownWords = [email, mailbox, name, lastName, `${name}${lastName}`].map(joined)
  const written = joined(password)
  const guessable =
    common.has(password.toLowerCase()) ||
    ownWords.includes(written) ||
    wordsOfTheHouse.has(withoutSigns(written))
  if (guessable) {
    throw new Refused('common-password', {
      issues: [{ path: 'password', message: refusals['common-password'].message }],
    })
  }
}
