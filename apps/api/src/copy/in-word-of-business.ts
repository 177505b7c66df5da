import { defaultDogWord, inDogWord, type DogWord } from '@rumi/contract/dog-word'

let dogWord = defaultDogWord

/** Sets the word for dog in the sentences of this thread. */
export function setDogWord(word: DogWord) {
  dogWord = word
}

/** Word for dog as last applied, for a worker thread. */
export const businessDogWord = () => dogWord

/** Puts the business's word for dog into a sentence. */
export const inWordOfBusiness = (sentence: string) => inDogWord(sentence, dogWord)
