import type { RecordOf, Resources } from '@rumi/contract'

type Product = Pick<RecordOf<Resources['products']>, 'name'>

/** `/oficina/productos`. */
export const officeProductsCopy = {
  title: 'Productos',
  search: 'Buscar producto',
  add: 'Nuevo producto',
  newTitle: 'Nuevo producto',
  editTitle: ({ name }: Product) => name,
  added: ({ name }: Product) => `${name} ya está en la tienda.`,
  saved: ({ name }: Product) => `Guardado: ${name}.`,
  remove: 'Borrar producto',
  removeTitle: ({ name }: Product) => `¿Borrar ${name}?`,
  removeText: ({ name }: Product) =>
    `${name} desaparece de la tienda. Si alguna vez se compró o se vendió no se borra: se retira, y su historia queda.`,
  removed: ({ name }: Product) => `Borrado: ${name}.`,
  putAway: 'Retirar de la tienda',
  wasPutAway: ({ name }: Product) => `${name} ya no se ofrece. Su historia queda, y puede volver.`,
  active: 'Se ofrece en la tienda',
  offered: 'Se ofrece',
  anyOffered: 'Todos',
  isOffered: 'Se ofrece',
  retired: 'Ya no se ofrece',
  emptyTitle: 'La tienda está vacía',
  emptyText: 'Agrega lo primero que se vende.',
  name: 'Producto',
  category: 'Categoría',
  categoryHint: 'Una de la tienda, o escribe otra. Los botones de la tienda se eligen en Ajustes, Negocio.',
  anyCategory: 'Todas',
  price: 'Precio',
  priceHint: 'En pesos, con IVA.',
  barcode: 'Código de barras',
  barcodeHint: 'Con el cursor aquí, escanéalo.',
  stock: 'Existencias',
  pieces: 'piezas',
  stockHint: 'Lo que escribas queda como conteo en Inventario.',
  toStock: 'Ver sus movimientos',
  rating: 'Calificación',
  outOf: 'de 5',
  picture: 'Imagen',
  pictureHint:
    'Su dirección en el sitio; se llena sola cuando subes una foto. Vacía, la tienda muestra una huella.',
  description: 'Descripción',
} as const
