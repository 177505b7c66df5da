/** What something costs, as the office reads it. */
export const officePriceCopy = {
  total: 'Total',
  ofThatIva: 'Incluye IVA de',
}
