/** Payment at the provider's page. */
export const payOnlineCopy = {
  pay: (amount: string) => `Pagar ${amount} en línea`,
  text: 'Te llevamos a Mercado Pago y vuelves aquí. Nunca vemos tu tarjeta.',
} as const
