const readers = new Intl.Segmenter('es-MX', { granularity: 'grapheme' })

/** First graphemes of a text, and whether that was all. */
export function shortened(text: string, characters: number) {
  const letters = Array.from(readers.segment(text), ({ segment }) => segment)
  const whole = letters.length <= characters
  return { text: whole ? text : letters.slice(0, characters).join('').trimEnd(), whole }
}
