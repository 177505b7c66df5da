import { ivaLabel } from '../shared/payments.ts'
import type { PageCopy } from './page-copy.ts'

type LineWords = { quantity: number; name: string; price: string }
type CartCopy = PageCopy & {
  title: string
  link: (pieces: number) => string
  loading: string
  empty: { title: string; text: string; button: string }
  withoutScript: string
  lines: string
  line: Record<'fewer' | 'more' | 'remove', (name: string) => string> & {
    quantity: (pieces: number, name: string) => string
    each: (price: string) => string
    left: (pieces: number) => string
  }
  removed: (name: string) => string
  gone: (products: number) => string
  summary: Record<'title' | 'subtotal' | 'total' | 'checkout' | 'order' | 'keepShopping', string> & {
    iva: (percent: number | null) => string
    howToPay: string
  }
  message: {
    opening: string
    line: (line: LineWords) => string
    total: (price: string) => string
    closing: string
  }
}

/** Texts of the cart. */
export const cartCopy = {
  meta: {
    title: 'Tu carrito | {casa}',
    description: 'Lo que elegiste en la tienda de {casa}, con su total.',
  },
  title: 'Tu carrito',
  link: (pieces) =>
    pieces === 0 ? 'Carrito vacío' : pieces === 1 ? 'Carrito, 1 pieza' : `Carrito, ${pieces} piezas`,
  loading: 'Abriendo tu carrito',
  withoutScript: 'Tu carrito necesita JavaScript. Permítelo en tu navegador, o pídenos lo que quieras por',
  empty: {
    title: 'Tu carrito está vacío',
    text: 'Algo habrá que le haga mover la cola.',
    button: 'Ir a la tienda',
  },
  lines: 'Productos en tu carrito',
  line: {
    fewer: (name) => `Quitar una pieza de ${name}`,
    more: (name) => `Agregar una pieza de ${name}`,
    remove: (name) => `Quitar ${name} del carrito`,
    quantity: (pieces, name) => (pieces === 1 ? `1 pieza de ${name}` : `${pieces} piezas de ${name}`),
    each: (price) => `${price} cada uno`,
    left: (pieces) =>
      pieces === 0 ? 'Por ahora está agotado' : pieces === 1 ? 'Solo queda 1' : `Solo quedan ${pieces}`,
  },
  removed: (name) => `Quitamos ${name} de tu carrito.`,
  gone: (products) =>
    products === 1
      ? 'Quitamos de tu carrito un producto que ya no vendemos.'
      : `Quitamos de tu carrito ${products} productos que ya no vendemos.`,
  summary: {
    title: 'Resumen',
    subtotal: 'Subtotal',
    iva: ivaLabel,
    total: 'Total',
    howToPay:
      'Al continuar eliges cómo lo recibes y cómo lo pagas. También puedes mandarnos tu lista por WhatsApp.',
    checkout: 'Continuar con el pedido',
    order: 'Pedir por WhatsApp',
    keepShopping: 'Seguir comprando',
  },
  message: {
    opening: 'Hola, quiero pedir en la tienda:',
    line: ({ quantity, name, price }) => `• ${quantity} × ${name}: ${price}`,
    total: (price) => `Total: ${price}`,
    closing: '¿Me lo apartan para pasar a recogerlo?',
  },
} as const satisfies CartCopy
