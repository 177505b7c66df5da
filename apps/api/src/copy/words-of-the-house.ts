/**
 * Password words that are easy to guess from the business's name, whatever digits and signs surround them.
 */
export const wordsOfTheHouse = new Set([
  'rumi',
  'rumis',
  'lomito',
  'lomitos',
  'guarderia',
  'guardería',
  'contraseña',
  'spaw',
])
