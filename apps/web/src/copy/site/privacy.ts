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
  version: { label: 'Versión 2026-11-27', date: 'En vigor desde el 27 de noviembre de 2026' },
  short: {
    title: 'En pocas palabras',
    paragraphs: [
      '{responsable}, con domicilio en {direccion}, es responsable de los datos personales que nos das. Los usamos para cuidar a tu perro, atender tus reservas y pedidos, cobrarte y cumplir con la ley.',
      'Solo si lo aceptas, te escribimos también sobre nuestras novedades. Puedes negarte desde el principio o en cualquier momento, y el servicio es el mismo.',
      'Puedes consultar, corregir, descargar o borrar tus datos desde tu cuenta, ejercer tus derechos en tu perfil o escribirnos a {correo}. El aviso integral está abajo.',
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
        'De ti: nombre, apellidos, correo, teléfono y, si quieres, una foto.',
        'Si hospedamos a tu perro, miramos tu identificación oficial para saber que eres tú. Guardamos solo la fecha en que la vimos; la foto que subas se borra en cuanto se revisa.',
        'Para facturar, si lo pides: RFC, nombre o razón social, régimen fiscal, código postal y uso del CFDI.',
        'De tu perro: nombre, raza, edad, peso, señas, salud, vacunas y sus comprobantes, alergias, comida, carácter y fotos.',
        'De tus visitas: reservas, pedidos, pagos, mensajes y avisos.',
        'De tu sesión: desde cuándo está abierta y en qué equipo, para que puedas cerrarla; y durante un año, los intentos de entrar, con la red desde la que llegan sin su última parte.',
      ],
    },
    {
      id: 'sensibles',
      title: 'Lo que no guardamos',
      paragraphs: [
        'No pedimos datos personales sensibles ni números de tarjeta. Tu contraseña se guarda transformada, de modo que nadie de nosotros puede leerla.',
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
        'Con tu permiso te enviamos novedades y publicamos fotos de tu perro en nuestras redes. No lo hacemos si no lo aceptaste.',
        'Para negarte, o si ya no quieres, usa «Tus derechos sobre tus datos» en tu perfil o escribe a {correo}. No cambia nada de tu servicio.',
      ],
    },
    {
      id: 'compartir',
      title: 'Con quién los compartimos',
      paragraphs: [
        'Con nadie que quiera venderte algo. Solo con el veterinario que lo atienda en una urgencia, con quien nos presta servicios de cómputo y correo bajo contrato, con Mercado Pago si pagas en línea (tu correo y lo que pagas), con Facturapi si pides factura (tus datos fiscales), y con las autoridades cuando la ley lo ordena. Estas transferencias no requieren tu consentimiento.',
      ],
    },
    {
      id: 'derechos',
      title: 'Tus derechos: acceder, rectificar, cancelar y oponerte',
      paragraphs: ['Son los derechos ARCO. Cada uno sirve para algo distinto:'],
      points: [
        'Acceso: saber qué datos tuyos tenemos y cómo los usamos. Descárgalos todos desde tu perfil.',
        'Rectificación: corregir lo que esté equivocado o incompleto.',
        'Cancelación: que los borremos. Cerrar tu cuenta los borra de inmediato.',
        'Oposición: que dejemos de usarlos para algo, por una razón tuya.',
      ],
    },
    {
      id: 'como',
      title: 'Cómo ejercerlos y cuánto tardamos',
      paragraphs: [
        'Entra a tu perfil y abre «Tus derechos sobre tus datos»: eliges el derecho, dices qué pides y sigues ahí tu solicitud. Sin cuenta, escribe a {correo} con tu nombre, un medio para responderte, una copia de tu identificación o de la de quien te representa, y qué datos y qué derecho son. Para corregir un dato, di cómo debe quedar y agrega lo que lo compruebe.',
        'Te respondemos en un máximo de 20 días hábiles desde que la recibimos. Si procede, la hacemos efectiva en los 15 días hábiles siguientes a la respuesta. Cada plazo se puede ampliar una sola vez, por otro igual, si el caso lo justifica; te decimos por qué. Es gratis.',
        'Cuando borramos a una persona, conservamos sin su nombre los asientos contables que la ley obliga a guardar, y las fechas de su solicitud como constancia de que la atendimos.',
      ],
    },
    {
      id: 'revocar',
      title: 'Cambiar de opinión y limitar el uso',
      paragraphs: [
        'Puedes revocar tu consentimiento, o pedir que usemos tus datos solo para lo necesario, en el mismo lugar de tu perfil o con un correo a {correo}. Corren los mismos plazos. Lo que la ley o tu reserva en curso exijan conservar, lo conservamos solo para eso.',
        'Si no te respondemos o no quedas conforme, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno dentro de los 15 días hábiles siguientes a nuestra respuesta o al fin del plazo.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y servicios de otros',
      paragraphs: [
        'Usamos dos cookies, las dos nuestras. Una mantiene tu sesión abierta hasta 30 días y se borra al cerrarla. La otra recuerda hasta 180 días que ya entraste desde este equipo, para que puedas volver aunque alguien más esté probando contraseñas. Si las bloqueas, no puedes entrar a tu cuenta, pero sí ver el sitio.',
        'En tu navegador guardamos, fuera de las cookies, quién eres (nombre, foto y tipo de cuenta), tu carrito y tus preferencias; lo que vas escribiendo en un formulario, mientras la pestaña está abierta; y a dónde ibas cuando creas tu cuenta. Nada secreto. Lo borras cuando quieras desde tu navegador. No hay cookies de publicidad ni de rastreo.',
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
        'Si lo cambiamos, publicamos aquí la nueva versión con su fecha. Si tienes cuenta, tu perfil te dice que cambió y te pide aceptarlo otra vez. Guardamos qué versión aceptaste y cuándo.',
      ],
    },
  ],
} as const satisfies PrivacyCopy
