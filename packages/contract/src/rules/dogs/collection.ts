import { unaccented } from '../business/people-words.ts'

/** Most people that a client may name. */
export const mostCollectors = 20

const plain = (name: string) => unaccented(name).replaceAll(/\s+/g, ' ').trim()

type Known = {
  /** Names of those who use the account, and of those they allow. */
  names: readonly string[]
  /** Notes of owners about who else may collect a dog. */
  notes: readonly string[]
}

/** True if a name is that of a person who may collect a dog. Accents and capitals do not count. */
export const mayCollect = (name: string, { names, notes }: Known) =>
  names.some((known) => plain(known) === plain(name)) ||
  notes.some((note) => ` ${plain(note)} `.replaceAll(/[^a-z0-9]+/g, ' ').includes(` ${plain(name)} `))
