/** What someone tries first who knows whose house this is, whatever digits and signs stand around it. */
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
