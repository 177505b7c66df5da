const longWord = /\p{L}{12,}/gu
/** A single consonant between vowels begins the next syllable; the four letters at either end stay together. */
const syllableEnd = /(?<=...[aeiouáéíóú])(?=[^aeiouáéíóú][aeiouáéíóú]..)/gi

/**
 * Marks where long Spanish words may be parted, with a soft hyphen that shows only where a line ends: large text on a small phone then
 * breaks 'Entrena-miento' in place of 'Entrenamie-nto', also where the browser brings no dictionary.
 */
export const softHyphens = (text: string) =>
  text.replace(longWord, (word) => word.replace(syllableEnd, '\u00ad'))
