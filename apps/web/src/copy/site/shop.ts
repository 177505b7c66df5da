import type { HeroCopy, PageCopy } from './page-copy.ts'

type ShopCopy = PageCopy & {
  hero: HeroCopy & { action: string }
  promos: { label: string; pictures: readonly string[] }
  store: { title: string; lead: string }
  search: { label: string; placeholder: string; categories: string; all: string }
  loading: string
  found: (count: number) => string
  nothing: { title: string; text: string; button: string }
  empty: { title: string; text: string; button: string }
  card: Record<'more' | 'less' | 'add' | 'soldOut' | 'ellipsis', string> & {
    rating: (stars: number) => string
  }
  detail: Record<'close' | 'price' | 'shipping' | 'dimensions' | 'category' | 'rating', string> & {
    shippingTime: string
    size: string
    outOf: (stars: number) => string
  }
  added: (name: string, pieces: number) => string
  full: (name: string) => string
  cartFull: (name: string, products: number) => string
  withoutScript: string
}

/** spec §2 'Shop' and §9, verbatim where they have texts. */
export const shopCopy = {
  meta: {
    title: 'Tienda para perros: comida, snacks, juguetes y estética | {casa}',
    description:
      'Croquetas, galletas de avena, juguetes y shampoo que usamos con nuestros propios perros. Pasa a recogerlo{oRecibe}.',
  },
  hero: {
    title: 'Bienvenido a nuestra tienda',
    subtitle: 'Pocas cosas y bien elegidas: lo que aquí comen, muerden y usan para bañarse.',
    action: 'Ver productos',
  },
  promos: {
    label: 'Lo más querido de la tienda',
    pictures: [
      'Taco espera su cena entre dos bolsas de croquetas',
      'Pelusa, recién bañada, entre frascos de shampoo',
      'Canela con más juguetes de los que puede cargar',
    ],
  },
  store: {
    title: 'Todo para tu lomito',
    lead: 'Los precios son finales. Añade lo que te guste: al hacer tu pedido lo apartamos para ti.',
  },
  search: {
    label: 'Buscar productos',
    placeholder: 'Buscar productos...',
    categories: 'Categorías',
    all: 'Todo',
  },
  loading: 'Buscando los productos',
  found: (count) => (count === 1 ? '1 producto' : `${count} productos`),
  nothing: {
    title: 'Ni Frijol lo encontró',
    text: 'Prueba con otra palabra o mira todas las categorías.',
    button: 'Ver todo',
  },
  empty: {
    title: 'Muy pronto, algo rico que oler',
    text: 'Todavía no vendemos nada por aquí. Si buscas algo para tu perro, pregúntanos.',
    button: 'Escríbenos',
  },
  card: {
    more: 'Mostrar más',
    less: 'Mostrar menos',
    ellipsis: '…',
    add: 'Añadir',
    soldOut: 'Agotado',
    rating: (stars) => `${stars} de 5 estrellas`,
  },
  detail: {
    close: 'Cerrar',
    price: 'Precio',
    shipping: 'Envío',
    shippingTime: '3-5 días hábiles',
    dimensions: 'Dimensiones',
    size: '20 x 10 x 10 cm',
    category: 'Categoría',
    rating: 'Calificación',
    outOf: (stars) => `${stars} de 5`,
  },
  added: (name, pieces) =>
    pieces === 1 ? `${name} ya está en tu carrito.` : `${name}: ya llevas ${pieces} en tu carrito.`,
  full: (name) => `Ya no caben más piezas de ${name} en un pedido.`,
  cartFull: (name, products) =>
    `Tu carrito ya lleva ${products} productos distintos, lo más que cabe en un pedido. Termina ese pedido o quita uno para llevar ${name}.`,
  withoutScript:
    'Para llenar tu carrito hace falta JavaScript. Permítelo en tu navegador, o pídenos lo que quieras por',
} as const satisfies ShopCopy
