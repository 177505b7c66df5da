/** Keys of SAT's catalogues on services and products. */
export const satKeysCopy = {
  productKey: 'Clave de producto (SAT)',
  productKeyHint: 'Escribe la clave o parte de su nombre.',
  ofCategory: (key: string, name: string) => `Vacía, sale con la de su categoría: ${key} ${name}.`,
  suggested: (key: string, name: string) => `${key} ${name}`,
  unitKey: 'Unidad en la factura (SAT)',
} as const
