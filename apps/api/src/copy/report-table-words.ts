import type { HouseReport } from '@rumi/contract'

/** The tables of how the house goes, as they are taken away. */
export const reportTableWords = {
  titles: { occupancy: 'Ocupación', 'expiring-papers': 'Papeles por vencer' } satisfies Record<
    HouseReport,
    string
  >,
  fileNames: { occupancy: 'ocupacion', 'expiring-papers': 'papeles-por-vencer' } satisfies Record<
    HouseReport,
    string
  >,
  headings: {
    from: 'Desde',
    dayCareUsed: 'Guardería, lugares ocupados',
    dayCareCapacity: 'Guardería, lugares',
    hotelUsed: 'Hotel, noches ocupadas',
    hotelCapacity: 'Hotel, noches',
    total: 'Todo el periodo',
    before: 'Periodo anterior',
    expires: 'Vence',
    dog: 'Perro',
    paper: 'Papel',
    owner: 'Responsable',
    phone: 'Teléfono',
  },
} as const
