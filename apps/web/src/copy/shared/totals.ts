/** Suffix of every price. */
export const totalsCopy = {
  subtotal: 'Subtotal',
  iva: (percent: number) => `IVA ${percent}\u00a0%`,
  total: 'Total',
} as const
