/** Noun for a dog, as the business says it. */
export type DogWord = { singular: string; plural: string; gender: 'masculine' | 'feminine' }

/** The word that sentences are written with; other words take its place. */
export const defaultDogWord: DogWord = { singular: 'rumi', plural: 'rumis', gender: 'masculine' }

/** Feminine forms of the words that stand before the noun. */
const feminine: Readonly<Record<string, string>> = {
  al: 'a la',
  algún: 'alguna',
  cuántos: 'cuántas',
  del: 'de la',
  el: 'la',
  ese: 'esa',
  esos: 'esas',
  este: 'esta',
  estos: 'estas',
  los: 'las',
  mismo: 'misma',
  mismos: 'mismas',
  ningún: 'ninguna',
  nuevo: 'nueva',
  otro: 'otra',
  otros: 'otras',
  todos: 'todas',
  un: 'una',
  uno: 'una',
  varios: 'varias',
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const startsUpper = (text: string) => /^\p{Lu}/u.test(text)

/** `Uno de tus rumis`, `al otro rumi`, `Rumis`: the noun with the words before it that agree with it. */
const nounPhrase = new RegExp(
  String.raw`(?<![\p{L}{/@.-])((?:(?:(?:uno de|todos) (?:los|esos|estos|tus|sus|mis)|${Object.keys(feminine).join('|')}) )*)(rumis?)(?![\p{L}}/@]|[.-]\p{L})`,
  'giu',
)

/** Puts the word of the business into a sentence, with the gender of the words before it. */
export function inDogWord(sentence: string, word: DogWord): string {
  if (word.singular === defaultDogWord.singular && word.plural === defaultDogWord.plural) return sentence
  return sentence.replaceAll(nounPhrase, (_, before: string, noun: string) => {
    const own = /s$/i.test(noun) ? word.plural : word.singular
    return agreed(before, word) + (startsUpper(noun) ? capitalised(own) : own)
  })
}

const agreed = (before: string, { gender }: DogWord) =>
  gender === 'masculine'
    ? before
    : before.replaceAll(/\p{L}+/gu, (one) => {
        const other = feminine[one.toLowerCase()] ?? one
        return startsUpper(one) ? capitalised(other) : other
      })
