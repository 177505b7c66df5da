import { ivaWithin, totalTogether, type CatalogService, type QuoteLine } from '@rumi/contract'

type Priced = { serviceId: string; lines: readonly QuoteLine[]; totalCentavos: number }

type ServiceOf = (serviceId: string) => Pick<CatalogService, 'ivaTreatment'> | undefined

/** True if bookings have one treatment of IVA, so that their IVA is taken out of the whole. */
export const haveOneIva = (bookings: readonly Pick<Priced, 'serviceId'>[], serviceOf: ServiceOf) =>
  new Set(bookings.map(({ serviceId }) => serviceOf(serviceId)?.ivaTreatment)).size === 1

/** Combined price of bookings made together: lines, total, and IVA if known. */
export function priceTogether(
  bookings: readonly Priced[],
  serviceName: (serviceId: string) => string,
  ivaPercent?: number,
) {
  const totalCentavos = totalTogether(bookings)
  const [first] = bookings
  const lines = bookings.flatMap(({ serviceId, lines: its }) =>
    its.map(({ label, amountCentavos }) => ({
      label:
        serviceId === first?.serviceId || label.includes(serviceName(serviceId))
          ? label
          : `${serviceName(serviceId)}: ${label}`,
      amountCentavos,
    })),
  )
  if (ivaPercent === undefined) return { lines, totalCentavos }
  const { baseCentavos, ivaCentavos } = ivaWithin(totalCentavos, ivaPercent)
  return { lines, totalCentavos, subtotalCentavos: baseCentavos, ivaCentavos, ivaPercent }
}
