import type { HeroCopy, ItemCopy, PageCopy } from './page-copy.ts'

type AboutCopy = PageCopy & {
  hero: HeroCopy & { action: string }
  story: { title: string; paragraphs: readonly string[] }
  values: { title: string; items: readonly ItemCopy[] }
  promo: HeroCopy
  promises: { title: string; lead: string; items: readonly ItemCopy[] }
  closing: { location: string; contact: string }
}

/** `/nosotros`, a page of its own (decision 10). */
export const aboutCopy = {
  meta: {
    title: 'Nosotros: la casa con patio donde tu perro es familia | {casa}',
    description:
      'Somos una casa de cuidado para perros en {colonia}, {ciudad}. Quiénes somos, cómo trabajamos y qué prometemos a cada perro y a su familia.',
  },
  hero: {
    title: 'Nosotros somos los de la casa con patio',
    subtitle: 'Y ellos son los lomitos: perros con nombre, apellido y muchas opiniones.',
    action: 'Conoce la casa',
  },
  story: {
    title: 'Todo empezó con una perra que odiaba quedarse sola',
    paragraphs: [
      'Se llama Canela. Lloraba cuando cerrábamos la puerta, así que dejamos de cerrarla: primero vino el perro de la vecina, luego el de su hermana, y un día éramos veinte en el patio.',
      'Aprendimos que un perro no necesita lujo. Necesita sombra, agua fresca, amigos de su tamaño y alguien que note cuando algo anda mal. Lo demás es pretexto para tomarles fotos.',
      'Hoy la casa tiene {servicios}. Sigue teniendo un solo patio y una sola regla: aquí a todos se les llama por su nombre.',
    ],
  },
  values: {
    title: 'Lo que no negociamos',
    items: [
      {
        title: 'Cariño con método',
        text: 'Los apapachos son libres; los horarios, las medicinas y las medidas, exactos.',
      },
      {
        title: 'Salud primero',
        text: 'Nadie entra sin papeles en regla. Por eso todos pueden jugar tranquilos.',
      },
      {
        title: 'Cuentas claras',
        text: 'Ves el precio completo antes de confirmar. Y cada línea se explica.',
      },
      {
        title: 'Grupos pequeños',
        text: '{Cupo}. Ni uno más.',
      },
    ],
  },
  promo: {
    title: 'La puerta está abierta',
    subtitle: 'Ven a conocernos {horario}. Trae a tu perro: es él quien decide.',
  },
  promises: {
    title: 'Lo que te prometemos',
    lead: 'Y lo que puedes reclamarnos si un día fallamos.',
    items: [
      {
        title: 'Te decimos la verdad',
        text: 'Si no comió, si se peleó o si te extrañó, lo sabes el mismo día.',
      },
      {
        title: 'No decidimos sin ti',
        text: 'Ante cualquier duda de salud, te llamamos antes de hacer nada.',
      },
      { title: 'Nadie se queda solo', text: 'Siempre hay alguien con ellos{tambienDeNoche}.' },
      { title: 'Tus datos son tuyos', text: 'Los descargas o los borras cuando quieras, sin explicaciones.' },
    ],
  },
  closing: { location: 'Cómo llegar', contact: 'Escríbenos' },
} as const satisfies AboutCopy
