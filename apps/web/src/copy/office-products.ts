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
    `${name} desaparece de la tienda. Si alguna vez se vendió no se borra: sus existencias se dejan en cero.`,
  removed: ({ name }: Product) => `Borrado: ${name}.`,
  putAway: 'Dejar en cero',
  wasPutAway: ({ name }: Product) => `${name} se quedó sin existencias y ya no se vende.`,
  emptyTitle: 'La tienda está vacía',
  emptyText: 'Agrega lo primero que se vende.',
  name: 'Producto',
  category: 'Categoría',
  anyCategory: 'Todas',
  price: 'Precio',
  priceHint: 'En pesos, con IVA.',
  barcode: 'Código de barras',
  barcodeHint: 'Con el cursor aquí, escanéalo.',
  stock: 'Existencias',
  pieces: 'piezas',
  soldOut: 'Agotado',
  few: (count: number) => `Quedan ${count}`,
  plenty: (count: number) => String(count),
  rating: 'Calificación',
  outOf: 'de 5',
  picture: 'Imagen',
  pictureHint:
    'Su dirección en el sitio; se llena sola cuando subes una foto. Vacía, la tienda muestra una huella.',
  description: 'Descripción',
} as const
