import type { BusinessSettings, TaxRegime } from '@rumi/contract'
import { settingsSentences } from '../copy/business-sentences.ts'
import { Refused } from '../http/refused.ts'

/** Tax identity of the business. */
export type BusinessTaxData = {
  rfc: string
  legalName: string
  taxRegime: TaxRegime
  postalCode: string
  invoiceSeries: string
}

/** Returns the business's RFC; throws `tax-data-missing` if it is not set. */
export function businessRfc({ rfc }: BusinessSettings) {
  if (!rfc) throw new Refused('tax-data-missing', { message: settingsSentences.taxDataMissing(['rfc']) })
  return rfc
}

/** Returns the business's fields of an invoice; throws `tax-data-missing` with the missing ones. */
export function businessTaxData({
  rfc,
  legalName,
  taxRegime,
  address,
  invoiceSeries,
}: BusinessSettings): BusinessTaxData {
  const missing = [...(rfc ? [] : ['rfc' as const]), ...(taxRegime ? [] : ['taxRegime' as const])]
  if (!rfc || !taxRegime)
    throw new Refused('tax-data-missing', { message: settingsSentences.taxDataMissing(missing) })
  return { rfc, legalName, taxRegime, postalCode: address.postalCode, invoiceSeries }
}
