const softHyphen = '\u00ad'
const vowel = 'aeiouáéíóúü'
const consonant = 'bcdfghjklmnñpqrstvwxyz'
/** Consonants that begin a syllable together. */
const onset = `(?:[bcfgp][lr]|[dt]r|ch|ll|rr|qu|[${consonant}])`
const syllableEnd = new RegExp(`([${vowel}][${consonant}]?)(?=${onset}[${vowel}])`, 'giu')
const longWord = /\p{L}{12,}/gu
const leastBefore = 4
const leastAfter = 4

/**
 * Marks where long Spanish words may be parted, with a soft hyphen that shows only where a line ends: large text on a small phone then
 * breaks 'Entrena-miento' in place of 'Entrenamie-nto', also where the browser brings no dictionary.
 */
export const softHyphens = (text: string) =>
  text.replaceAll(longWord, (word) =>
    word.replaceAll(syllableEnd, (end, _, at: number) => {
      const before = at + end.length
      return before >= leastBefore && word.length - before >= leastAfter ? end + softHyphen : end
    }),
  )
