import type { HeroCopy, PageCopy } from './page-copy.ts'

type Section = { id: string; title: string; paragraphs: readonly string[]; points?: readonly string[] }
type PrivacyCopy = PageCopy & {
  hero: HeroCopy
  version: { label: string; date: string }
  short: { title: string; paragraphs: readonly string[] }
  contents: string
  sections: readonly Section[]
}

/** The simplified notice and the full one (docs/domain.md#law-and-custom; LFPDPPP 2025). */
export const privacyCopy = {
  meta: {
    title: 'Aviso de privacidad | {casa}',
    description:
      'Qué datos tuyos y de tu perro guarda {casa}, para qué los usa, con quién los comparte y cómo los consultas, corriges, descargas o borras.',
  },
  hero: {
    title: 'Aviso de privacidad',
    subtitle: 'Tus datos y los de tu perro, explicados sin letra chiquita.',
  },
  version: { label: 'Versión 2026-11', date: 'En vigor desde el 1 de noviembre de 2026' },
  short: {
    title: 'En pocas palabras',
    paragraphs: [
      '{responsable}, con domicilio en {direccion}, es responsable de los datos personales que nos das. Los usamos para cuidar a tu perro, atender tus reservas y pedidos, cobrarte y cumplir con la ley.',
      'Solo si lo aceptas, te escribimos también sobre novedades de la casa. Puedes negarte desde el principio o en cualquier momento, y el servicio es el mismo.',
      'Puedes consultar, corregir, descargar o borrar tus datos desde tu cuenta, o escribiendo a {correo}. El aviso completo está abajo.',
    ],
  },
  contents: 'Aviso integral',
  sections: [
    {
      id: 'responsable',
      title: 'Quién responde por tus datos',
      paragraphs: [
        '{responsable} es responsable del tratamiento de tus datos personales, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares. Nuestro domicilio es {direccion}.',
        'La persona encargada de datos personales te atiende en {correo} y en el {telefono}, {horario}.',
      ],
    },
    {
      id: 'datos',
      title: 'Qué datos guardamos',
      paragraphs: ['Solo los que nos das tú y los que nacen de usar el servicio:'],
      points: [
        'De ti: nombre, apellidos, correo, teléfono y, si hospedamos a tu perro, tu identificación oficial.',
        'Para facturar, si lo pides: RFC, nombre o razón social, régimen fiscal, código postal y uso del CFDI.',
        'De tu perro: nombre, raza, edad, peso, señas, salud, vacunas, alergias, comida, carácter y fotos.',
        'De tus visitas: reservas, pedidos, pagos, mensajes y avisos.',
        'De tu sesión: desde cuándo está abierta y en qué equipo, para que puedas cerrarla.',
      ],
    },
    {
      id: 'sensibles',
      title: 'Lo que no guardamos',
      paragraphs: [
        'No pedimos datos personales sensibles ni números de tarjeta. Tu contraseña se guarda transformada, de modo que nadie en la casa puede leerla.',
      ],
    },
    {
      id: 'finalidades',
      title: 'Para qué los usamos',
      paragraphs: ['Son necesarios para darte el servicio:'],
      points: [
        'Cuidar a tu perro y saber a quién llamar si algo pasa.',
        'Comprobar que puede entrar: vacunas, desparasitación, edad y evaluación.',
        'Reservar, cotizar, vender, cobrar y facturar.',
        'Enviarte avisos de tus reservas y de los papeles que están por vencer.',
        'Llevar la contabilidad y cumplir con las autoridades.',
      ],
    },
    {
      id: 'voluntarias',
      title: 'Para qué más, si tú quieres',
      paragraphs: [
        'Con tu permiso te enviamos novedades y publicamos fotos de tu perro en nuestras redes. Dilo cuando quieras a {correo}, en un sentido o en otro; no cambia nada de tu servicio.',
      ],
    },
    {
      id: 'compartir',
      title: 'Con quién los compartimos',
      paragraphs: [
        'Con nadie que quiera venderte algo. Solo con el veterinario que lo atienda en una urgencia, con quien nos presta servicios de cómputo y correo bajo contrato, y con las autoridades cuando la ley lo ordena. Estas transferencias no requieren tu consentimiento.',
      ],
    },
    {
      id: 'derechos',
      title: 'Tus derechos: acceder, rectificar, cancelar y oponerte',
      paragraphs: [
        'En tu perfil puedes ver y corregir tus datos, descargarlos todos y pedir que los borremos. También puedes escribir a {correo} con tu nombre, lo que pides y una forma de comprobar que eres tú.',
        'Te respondemos en un máximo de 20 días hábiles y, si procede, lo hacemos efectivo en los 15 siguientes. Es gratis.',
        'Cuando borramos a una persona, conservamos sin su nombre los asientos contables que la ley obliga a guardar.',
      ],
    },
    {
      id: 'revocar',
      title: 'Cambiar de opinión',
      paragraphs: [
        'Puedes revocar tu consentimiento o limitar el uso de tus datos con un correo a {correo}. Si no quedas conforme, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y servicios de otros',
      paragraphs: [
        'Usamos una sola cookie, y es para mantener tu sesión abierta. En tu navegador guardamos tu carrito y tus preferencias, nada secreto. No hay cookies de publicidad ni de rastreo.',
        'El mapa y las publicaciones de redes vienen de otras empresas y solo se cargan cuando te acercas a ellos. Desde ese momento aplican sus propios avisos.',
      ],
    },
    {
      id: 'seguridad',
      title: 'Cómo los cuidamos',
      paragraphs: [
        'La conexión va cifrada, cada persona del equipo ve solo lo que su trabajo necesita y los documentos de tu perro no tienen una dirección pública.',
        'Si algún día una falla de seguridad te afectara, te lo diríamos de inmediato, con lo que pasó y lo que conviene hacer.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios a este aviso',
      paragraphs: [
        'Si lo cambiamos, publicamos aquí la nueva versión con su fecha. Si el cambio es importante, te avisamos por correo y te pedimos aceptarlo otra vez. Guardamos qué versión aceptaste y cuándo.',
      ],
    },
  ],
} as const satisfies PrivacyCopy
