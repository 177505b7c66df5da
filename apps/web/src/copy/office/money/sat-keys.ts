import type { IvaTreatment } from '@rumi/contract'

/** Keys of SAT's catalogues on services and products. */
export const satKeysCopy = {
  productKey: 'Clave de producto (SAT)',
  productKeyHint: 'Escribe la clave o parte de su nombre.',
  ofCategory: (key: string, name: string) => `Vacía, sale con la de su categoría: ${key} ${name}.`,
  suggested: (key: string, name: string) => `${key} ${name}`,
  unitKey: 'Unidad en la factura (SAT)',
  iva: 'IVA',
  ivaHint: 'Vale para lo que se venda desde ahora. Lo que no es objeto de impuesto no lleva tasa.',
  ivaTreatments: {
    general: 'General, el de los ajustes',
    '16': '16 %',
    '8': '8 %, región fronteriza',
    '0': 'Tasa 0 %',
    exempt: 'Exento',
    none: 'No objeto de impuesto (01)',
  } satisfies Record<IvaTreatment, string>,
} as const
