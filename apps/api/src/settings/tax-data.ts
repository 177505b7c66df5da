import type { HouseSettings } from '@rumi/contract'
import { settingsSentences } from '../copy/settings-sentences.ts'
import { Refused } from '../http/refused.ts'

/** The RFC of the house; `tax-data-missing` where nobody has written it down. */
export function houseRfc({ rfc }: HouseSettings) {
  if (!rfc) throw new Refused('tax-data-missing', { message: settingsSentences.taxDataMissing(['rfc']) })
  return rfc
}
