/** What stands in place of the cards of a page where there are none to show, or of what a card leads to. */
export const plansCopy = {
  loading: 'Cargando los planes',
  none: 'Armamos el plan contigo. Cuéntanos qué necesita tu perro y te respondemos con el precio completo.',
  failed: 'No pudimos traer los planes. Revisa tu internet y vuelve a entrar, o escríbenos.',
  ask: 'Escríbenos',
  failedToQuote: 'No se abrió la cotización. Revisa tu internet y vuelve a tocar, o escríbenos por WhatsApp.',
} as const
