import type { Order } from '@rumi/data-layer'
import type { StateTone } from '../../ui/feedback/state-chip.tsx'

type Status = Order['status']

/** Status of an order, for buyer and desk. */
export const orderStatusCopy = {
  pending: { word: 'Por pagar', tone: 'review' },
  paid: { word: 'Pagado', tone: 'ok' },
  preparing: { word: 'Preparando', tone: 'ok' },
  ready: { word: 'Listo para recoger', tone: 'ok' },
  shipped: { word: 'En camino', tone: 'ok' },
  delivered: { word: 'Entregado', tone: 'over' },
  cancelled: { word: 'Cancelado', tone: 'neutral' },
  refunded: { word: 'Devuelto', tone: 'neutral' },
} as const satisfies Record<Status, { word: string; tone: StateTone }>

export const orderWaysCopy = {
  delivery: { pickup: 'Recoger en {casa}', shipping: 'Envío a domicilio' },
  payment: {
    counter: 'En el mostrador',
    spei: 'Transferencia (SPEI)',
    online: 'En línea, con Mercado Pago',
  },
} as const satisfies {
  delivery: Record<Order['delivery'], string>
  payment: Record<Order['payment'], string>
}

/** `/mi-cuenta/pedidos`. */
export const ordersCopy = {
  title: 'Tus pedidos',
  lead: 'Lo que pediste en la tienda y en qué va.',
  list: 'Tus pedidos',
  number: (number: number) => `Pedido ${number}`,
  openingBalance: 'Saldo anterior',
  openingBalanceText: 'Quedó pendiente antes de que empezáramos con esta página.',
  pieces: (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`),
  made: (moment: string) => `Hecho el ${moment}`,
  emptyTitle: 'Todavía no hay pedidos',
  emptyText: 'Lo que pidas en la tienda aparece aquí, con cada paso.',
  toShop: 'Ir a la tienda',
  more: 'Ver más pedidos',
  missingTitle: 'Este pedido no está',
  missingText: 'Quizá se hizo con otra cuenta.',
  back: 'Tus pedidos',
  received: 'Recibimos tu pedido',
  whatNow: {
    pending: 'Apartamos tus productos. En cuanto recibamos tu pago los preparamos.',
    paid: 'Recibimos tu pago. Te avisamos en cuanto avance.',
    preparing: 'Lo estamos preparando.',
    ready: 'Ya puedes pasar por él.',
    shipped: 'Va en camino. Llega en 3-5 días hábiles.',
    delivered: 'Que lo disfruten.',
    cancelled: 'Lo cancelamos y los productos volvieron a la tienda.',
    refunded: 'Te devolvimos lo que pagaste.',
  } satisfies Record<Status, string>,
  heldUntil: (moment: string) => `Te los guardamos hasta el ${moment}.`,
  products: 'Lo que pediste',
  shipping: 'Envío',
  returned: 'Devuelto',
  freeShipping: 'Sin costo',
  howToReceive: 'Cómo lo recibes',
  noAddress: 'Falta la dirección. Escríbela para que podamos enviarlo.',
  payment: 'Tu pago',
  paid: 'Pagado',
  left: 'Falta',
  payBalance: 'Lo pagas en recepción, en efectivo o con tarjeta.',
  payAtCounter: 'Lo pagas al recogerlo, en efectivo o con tarjeta.',
  payThenShip: 'Pasa a pagarlo, o escríbenos, y lo enviamos.',
  transferTitle: 'Para transferir',
  transfer: 'Transfiere el total exacto con esta referencia. Lo vemos y te avisamos.',
  clabe: 'CLABE',
  holder: 'A nombre de',
  amount: 'Importe',
  reference: 'Referencia',
  transferByMessage: 'Por WhatsApp te damos los datos para transferir.',
  askByMessage: 'Pedir los datos por WhatsApp',
  askForTransfer: (order: string, total: string) =>
    `Hola, quiero pagar por transferencia mi ${order.toLowerCase()} de ${total}. ¿Me pasan los datos?`,
  copy: (what: string) => `Copiar ${what}`,
  copied: (what: string) => `Copiado: ${what}.`,
  notCopied: 'No se pudo copiar. Mantén presionado el número para copiarlo.',
  cancel: 'Cancelar pedido',
  cancelTitle: '¿Cancelar el pedido?',
  cancelText: 'Los productos vuelven a la tienda. Lo que hayas pagado queda a tu favor.',
  cancelConfirm: 'Sí, cancelar',
  keep: 'Conservarlo',
  close: 'Cerrar',
  cancelled: 'Cancelamos tu pedido.',
  changeAddress: 'Cambiar la dirección',
  writeAddress: 'Escribir la dirección',
  saveAddress: 'Guardar dirección',
  addressSaved: 'Guardamos la dirección.',
} as const
