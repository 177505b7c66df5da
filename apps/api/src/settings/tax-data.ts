import type { HouseSettings, TaxRegime } from '@rumi/contract'
import { settingsSentences } from '../copy/settings-sentences.ts'
import { Refused } from '../http/refused.ts'

/** Who the tax office knows the house as. */
export type HouseTaxData = { rfc: string; legalName: string; taxRegime: TaxRegime; postalCode: string }

/** The RFC of the house; `tax-data-missing` where nobody has written it down. */
export function houseRfc({ rfc }: HouseSettings) {
  if (!rfc) throw new Refused('tax-data-missing', { message: settingsSentences.taxDataMissing(['rfc']) })
  return rfc
}

/** What an invoice says of the house; `tax-data-missing` names what is not there. */
export function houseTaxData({ rfc, legalName, taxRegime, address }: HouseSettings): HouseTaxData {
  const missing = [...(rfc ? [] : ['rfc' as const]), ...(taxRegime ? [] : ['taxRegime' as const])]
  if (!rfc || !taxRegime)
    throw new Refused('tax-data-missing', { message: settingsSentences.taxDataMissing(missing) })
  return { rfc, legalName, taxRegime, postalCode: address.postalCode }
}
