import {
  formatPesos,
  resources,
  satServiceUnits,
  serviceTypes,
  usualSizeRules,
  type RecordOf,
  type Resources,
  type Season,
} from '@rumi/contract'
import { services } from '@rumi/data-layer'
import { officeServicesCopy as copy } from '../../../copy/office/business/services.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { satKeyFields } from '../../kit/sat-key-fields.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { screenCalls, type Screen } from '../../kit/resource-screen/screen.ts'
import { formatSeasons, readSeasons } from './season-lines.ts'

type Service = RecordOf<Resources['services']>

const types = serviceTypes.map((value) => ({ value, label: copy.types[value] }))

const isUsual = ({ active, bookableOnline }: Service) => active && bookableOnline
const offerOf = ({ active, bookableOnline }: Service) => {
  if (!active) return copy.notOffered
  return bookableOnline ? copy.offered : copy.atTheDesk
}

const kilos = (kg: number) => String(kg)

/** Services with price and duration. */
const servicesScreen: Screen<Service> = {
  name: 'services',
  row: resources.services,
  calls: screenCalls(resources.services, services),
  copy,
  nameOf: ({ name }) => name,
  usualSort: 'serviceType',
  columns: [
    { key: 'name', header: copy.name, sort: 'name', cell: ({ name }) => name },
    {
      key: 'type',
      header: copy.type,
      sort: 'serviceType',
      widthPx: 170,
      givesWay: 'first',
      cell: ({ serviceType }) => copy.types[serviceType],
    },
    {
      key: 'price',
      header: copy.price,
      sort: 'priceCentavos',
      numeric: true,
      widthPx: 140,
      cell: ({ priceCentavos }) => (priceCentavos > 0 ? formatPesos(priceCentavos) : copy.onRequest),
    },
    {
      key: 'duration',
      header: copy.duration,
      sort: 'durationMinutes',
      numeric: true,
      widthPx: 120,
      givesWay: 'first',
      card: 'none',
      cell: ({ durationMinutes }) => durationMinutes > 0 && `${durationMinutes} ${copy.minutes}`,
    },
    {
      key: 'state',
      header: copy.state,
      widthPx: 150,
      card: 'corner',
      cell: (service) => (
        // A phone shows only unusual states, to leave room for the kind of service.
        <span className={isUsual(service) ? 'max-md:hidden' : undefined}>
          <StateChip tone={service.active ? 'ok' : 'missing'}>{offerOf(service)}</StateChip>
        </span>
      ),
    },
  ],
  filters: [
    { param: 'tipo', field: 'serviceType', label: copy.type, anyLabel: copy.anyType, options: types },
    {
      param: 'oferta',
      field: 'active',
      label: copy.offer,
      anyLabel: copy.anyOffer,
      options: [
        { value: 'true', label: copy.offered },
        { value: 'false', label: copy.notOffered },
      ],
    },
  ],
  fields: [
    { name: 'name', kind: 'text', label: copy.name, wide: true },
    { name: 'serviceType', kind: 'select', label: copy.type, options: types, placeholder: '' },
    { name: 'priceCentavos', kind: 'pesos', label: copy.price, hint: copy.priceHint },
    { name: 'durationMinutes', kind: 'number', label: copy.duration, unit: copy.minutes, optional: true },
    { name: 'active', kind: 'yes', label: copy.active, initially: true },
    { name: 'bookableOnline', kind: 'yes', label: copy.bookableOnline, initially: true },
    { name: 'isExtra', kind: 'yes', label: copy.isExtra },
    { name: 'mediumPriceCentavos', kind: 'pesos', label: copy.mediumPrice, hint: copy.mediumPriceHint },
    { name: 'largePriceCentavos', kind: 'pesos', label: copy.largePrice, hint: copy.largePriceHint },
    {
      name: 'mediumOverKg',
      kind: 'number',
      label: copy.mediumOver,
      unit: copy.kilos,
      initially: kilos(usualSizeRules.mediumOverKg),
    },
    {
      name: 'largeOverKg',
      kind: 'number',
      label: copy.largeOver,
      unit: copy.kilos,
      initially: kilos(usualSizeRules.largeOverKg),
    },
    {
      name: 'mediumExtraMinutes',
      kind: 'number',
      label: copy.mediumExtra,
      unit: copy.minutes,
      hint: copy.extraHint,
      initially: '0',
    },
    {
      name: 'largeExtraMinutes',
      kind: 'number',
      label: copy.largeExtra,
      unit: copy.minutes,
      hint: copy.extraHint,
      initially: '0',
    },
    {
      name: 'seasons',
      kind: 'lines',
      label: copy.seasons,
      hint: copy.seasonsHint,
      format: (seasons) => formatSeasons(seasons as readonly Season[]),
      read: readSeasons,
      unreadable: copy.noSeason,
    },
    ...satKeyFields({ units: satServiceUnits, usualUnit: 'E48' }),
    { name: 'description', kind: 'long', label: copy.description, optional: true },
  ],
  putAway: { label: copy.putAway, changes: { active: false }, done: copy.wasPutAway },
}

export const meta = officeMeta(copy.title)

export default function ServicesPage() {
  return <ResourceScreen screen={servicesScreen} listed={useScreenRows(servicesScreen)} />
}
