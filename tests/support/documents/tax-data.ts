/** Tax data of a business that invoices. */
export const taxData = { rfc: 'LOM0402291A1', taxRegime: '601' } as const
