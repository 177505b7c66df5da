import { strToU8, zipSync } from 'fflate'

/** ZIP of texts by their names. */
export const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
