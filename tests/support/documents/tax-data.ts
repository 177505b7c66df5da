/** What a house says of itself before it invoices. */
export const taxData = { rfc: 'LOM0402291A1', taxRegime: '601' } as const
