/** Texts in place of missing cards or a missing card target. */
export const plansCopy = {
  loading: 'Cargando los planes',
  none: 'Armamos el plan contigo. Cuéntanos qué necesita tu perro y te respondemos con el precio completo.',
  failed: 'No pudimos traer los planes. Revisa tu internet y vuelve a entrar, o escríbenos.',
  ask: 'Escríbenos',
  failedToQuote: 'No se abrió la cotización. Revisa tu internet y vuelve a tocar, o escríbenos por WhatsApp.',
} as const
