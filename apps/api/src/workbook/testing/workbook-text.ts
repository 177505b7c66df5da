import { strFromU8, unzipSync } from 'fflate'

/** All that the parts of a workbook say, as XML. */
export const workbookText = (bytes: Uint8Array) =>
  Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n')
