/** Noun for a dog, as the business says it. */
export type DogWord = { singular: string; plural: string; gender: 'masculine' | 'feminine' }

/** The word that sentences are written with; other words take its place. */
export const defaultDogWord: DogWord = { singular: 'rumi', plural: 'rumis', gender: 'masculine' }

const irregular: Readonly<Record<string, string>> = { al: 'a la', del: 'de la', el: 'la' }

/** `Uno de tus rumis`, `al otro rumi`, `Rumis`: the noun with the words before it that agree with it. */
const nounPhrase =
  /(?<![\p{L}{/@.-])((?:(?:(?:uno de|todos) (?:los|es[eo]s|estos|[tsm][ui]s)|[ad]?e?l|los|uno?|est?[eo]s?|otros?|nuevo|mismos?|varios|cuántos) )*)(rumis?)(?![\p{L}}/@]|[.-]\p{L})/giu

const capitalisedLike = (other: string, text: string) =>
  /^\p{Lu}/u.test(other) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** Puts the word of the business into a sentence, with the gender of the words before it. */
export const inDogWord = (sentence: string, { singular, plural, gender }: DogWord) =>
  sentence.replaceAll(nounPhrase, (_, before: string, noun: string) => {
    const own = /s$/i.test(noun) ? plural : singular
    return (gender === 'feminine' ? feminine(before) : before) + capitalisedLike(noun, own)
  })

/** Feminine forms of the words that stand before the noun; `de tus` has one form. */
const feminine = (before: string) =>
  before.replaceAll(/(?<!\p{L})(?!de |[tsm][ui]s )\p{L}+ /gu, (one) => {
    const masculine = one.trim().toLowerCase()
    return capitalisedLike(one, `${irregular[masculine] ?? masculine.replace(/[eo]?(s?)$/, 'a$1')} `)
  })
