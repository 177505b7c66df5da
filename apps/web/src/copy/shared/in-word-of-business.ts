import { defaultDogWord, inDogWord, type DogWord } from '@rumi/contract'

type Page = { document?: { documentElement: { dataset: Readonly<Record<string, string | undefined>> } } }

/** Word for dog that the server wrote into the document: `mascota,mascotas,feminine`. */
function wordOfDocument(): DogWord {
  const written = (globalThis as Page).document?.documentElement.dataset.dogWord
  const [singular, plural, gender] = written?.split(',') ?? []
  if (!singular || !plural || singular === defaultDogWord.singular) return defaultDogWord
  return { singular, plural, gender: gender === 'feminine' ? 'feminine' : 'masculine' }
}

const word = wordOfDocument()

const inWord = (sentence: string) => inDogWord(sentence, word)

type CopyFunction = (...facts: never[]) => unknown
const isCopyFunction = (value: unknown): value is CopyFunction => typeof value === 'function'

function withWord(value: unknown): unknown {
  if (typeof value === 'string') return inWord(value)
  if (Array.isArray(value)) return value.map(withWord)
  if (isCopyFunction(value)) return (...facts: never[]) => withWord(value(...facts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, within]: [string, unknown]) => [name, withWord(within)]),
  )
}

/** Copy of the private areas with the business's word for dog, where it is not the one that sentences are written with. */
export const inWordOfBusiness = <Copy>(copy: Copy): Copy =>
  word === defaultDogWord ? copy : (withWord(copy) as Copy)
