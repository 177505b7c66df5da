/** `/pagar`. */
export const checkoutCopy = {
  title: 'Tu pedido',
  lead: 'Di cómo lo recibes y cómo lo pagas. Nada se cobra hasta que confirmes.',
  opening: 'Abriendo tu carrito',
  emptyTitle: 'Tu carrito está vacío',
  emptyText: 'Elige algo en la tienda y vuelve aquí para pedirlo.',
  toShop: 'Ir a la tienda',
  backToCart: 'Volver al carrito',
  delivery: '¿Cómo lo recibes?',
  shippingDays: 'Llega en 3-5 días hábiles después de tu pago.',
  zones: (codes: string) => `Por ahora enviamos a los códigos postales que empiezan con ${codes}.`,
  payment: '¿Cómo lo pagas?',
  choosePayment: 'Elige cómo lo pagas.',
  paymentHints: {
    counter: 'Al recogerlo, en efectivo o con tarjeta.',
    spei: 'Al confirmar ves la CLABE y tu referencia.',
    online: 'Al confirmar te llevamos a Mercado Pago. Nunca vemos tu tarjeta.',
  },
  heldFor: (hours: number) =>
    hours === 1
      ? 'Te lo guardamos 1 hora.'
      : hours % 24 === 0 && hours > 24
        ? `Te lo guardamos ${hours / 24} días.`
        : `Te lo guardamos ${hours} horas.`,
  address: {
    legend: '¿A dónde lo enviamos?',
    recipient: 'Quién lo recibe',
    phone: 'Teléfono',
    phoneHint: 'Para quien entrega.',
    street: 'Calle y número',
    neighbourhood: 'Colonia',
    postalCode: 'Código postal',
    city: 'Ciudad',
    directions: 'Referencias',
    directionsHint: 'Entre qué calles, color de la fachada o lo que ayude a encontrarlo.',
  },
  summary: 'Resumen',
  confirm: (amount: string) => `Confirmar pedido por ${amount}`,
  accountTitle: 'Entra para confirmarlo',
  accountText: 'Tu carrito y lo que escribiste se quedan aquí. Al entrar vuelves a este paso.',
  tooMany: 'De algunos productos no queda tanto como pediste.',
  leftOf: (name: string, left: number) =>
    left === 0 ? `${name}: agotado` : left === 1 ? `${name}: queda 1` : `${name}: quedan ${left}`,
  adjust: 'Pedir lo que hay',
  adjusted: 'Ajustamos tu carrito a lo que hay.',
  officeTitle: 'Tu cuenta es de la oficina',
  officeText:
    'Para comprar en la tienda entra con una cuenta de cliente. El carrito se queda en este navegador.',
  toOffice: 'Ir a la oficina',
} as const
