/** A setting: label and effect. */
type SettingCopy = { label: string; hint: string }

/** Sections of the business settings. */
export const settingsSectionsCopy = {
  label: 'Ajustes',
  sections: {
    casa: 'Negocio',
    horarios: 'Horarios',
    requisitos: 'Requisitos',
    habitaciones: 'Habitaciones',
    equipo: 'Equipo',
    servicios: 'Servicios y precios',
    grupos: 'Grupos',
    etiquetas: 'Etiquetas',
    tarjetas: 'Tarjetas',
    paginas: 'Páginas',
    textos: 'Textos',
    acuerdos: 'Acuerdos',
    fotos: 'Fotos',
    pagos: 'Pagos y políticas',
    importar: 'Importar',
    permisos: 'Permisos',
    bitacora: 'Bitácora',
  },
} as const

/** Contrast, rounded down: 4.49 is not 4.5. */
const rounded = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1)

/** Texts of the business settings. */
export const officeSettingsCopy = {
  title: 'Negocio',
  lead: 'Los datos de tu negocio. Lo que guardes se ve en el sitio desde la siguiente visita, y aquí queda quién lo cambió.',
  groups: {
    responsible: 'Quién responde',
    reach: 'Cómo los encuentran',
    place: 'Dónde están',
    networks: 'Redes',
    look: 'Colores',
    shop: 'Tienda',
    blog: 'Blog',
    dogWord: 'Cómo le dicen al perro',
  },
  rfcDoubtful: 'Su último carácter no va con los demás. Si está así en la constancia, guárdalo.',
  nameInCfdi: (name: string) =>
    `En las facturas va sin el tipo de sociedad: ${name.toLocaleUpperCase('es-MX')}.`,
  fields: {
    name: {
      label: 'Nombre comercial',
      hint: 'Como los conoce la gente: en el sitio, los correos y los títulos.',
    },
    legalName: {
      label: 'Nombre o razón social',
      hint: 'Quien responde por ley. Aparece en el aviso de privacidad.',
    },
    rfc: { label: 'RFC', hint: 'El de quien factura: 12 caracteres de una empresa, 13 de una persona.' },
    taxRegime: { label: 'Régimen fiscal', hint: 'Como en la constancia de situación fiscal.' },
    invoiceSeries: {
      label: 'Serie de las facturas',
      hint: 'Va antes del folio: FAC-1, FAC-2. Una serie nueva empieza en 1.',
    },
    phone: { label: 'Teléfono', hint: 'En contacto, ubicación, aviso de privacidad y buscadores.' },
    whatsapp: {
      label: 'WhatsApp',
      hint: 'A este número llegan los mensajes del sitio, de las cotizaciones y de Mi cuenta.',
    },
    email: { label: 'Correo', hint: 'En el sitio, y adonde llegan los mensajes del formulario.' },
    street: { label: 'Calle y número', hint: 'En el sitio, los calendarios y lo que se comparte.' },
    neighbourhood: { label: 'Colonia', hint: 'Va después de la calle.' },
    municipality: { label: 'Municipio o alcaldía', hint: 'Va después de la colonia. Puede quedar vacío.' },
    postalCode: { label: 'Código postal', hint: 'Cinco dígitos.' },
    city: { label: 'Ciudad', hint: 'También en los títulos con que los encuentran los buscadores.' },
    state: { label: 'Estado', hint: 'Va después de la ciudad, si no se llama igual.' },
    timeZone: {
      label: 'Zona horaria',
      hint: 'Con ella se cuentan días y horas. Queda fija desde la primera reserva o póliza.',
    },
    phoneCountry: {
      label: 'Lada del país',
      hint: 'Con +, como +52: la de los teléfonos que se escriben sin ella.',
    },
    latitude: { label: 'Latitud', hint: 'En grados, como 19.4326. Mueve el mapa y las indicaciones.' },
    longitude: { label: 'Longitud', hint: 'En grados, como -99.1332.' },
    requireSecondFactor: {
      label: 'Pedirla también a recepción y groomers',
      hint: 'Administración y contabilidad siempre la usan. Quien no la tenga la configura la próxima vez que entre.',
    },
    instagram: { label: 'Instagram', hint: 'Vacío, el sitio no lo menciona.' },
    facebook: { label: 'Facebook', hint: 'Vacío, el sitio no lo menciona.' },
    posts: {
      label: 'Publicaciones de Instagram',
      hint: 'Hasta seis, una por renglón, la más nueva primero. Sin ninguna, la portada muestra las nuestras.',
    },
    feedUrl: {
      label: 'Dirección del feed',
      hint: 'RSS o Atom, por https: de ahí salen las notas del blog. La leemos antes de guardarla. Vacía, se usa la que se dio al instalar.',
    },
    shopCategories: {
      label: 'Categorías de la tienda',
      hint: 'Una por renglón, en el orden de sus botones.',
    },
    dogSingular: { label: 'Uno', hint: 'En minúsculas: perro, peludo, mascota.' },
    dogPlural: { label: 'Varios', hint: 'En minúsculas: perros, peludos, mascotas.' },
    dogGender: { label: 'Género', hint: 'Así se lee:' },
    theme: { label: 'Tema', hint: 'Los colores de todo el sitio y de las ilustraciones.' },
    primaryColour: {
      label: 'Color de botones y franjas',
      hint: 'Como #4D55CC. Vacío, el del tema. El texto encima se elige solo, claro u oscuro.',
    },
    linkColour: { label: 'Color de enlaces', hint: 'Como #3F46B0. Vacío, el del tema.' },
    showPrices: {
      label: 'Mostrar precios en el sitio',
      hint: '«desde» y el precio más bajo del catálogo en las tarjetas y en cada servicio.',
    },
  } satisfies Record<string, SettingCopy>,
  timeZones: {
    'America/Mexico_City': 'Centro del país',
    'America/Tijuana': 'Baja California',
    'America/Hermosillo': 'Sonora',
    'America/Mazatlan': 'Baja California Sur, Nayarit y Sinaloa',
    'America/Bahia_Banderas': 'Bahía de Banderas',
    'America/Cancun': 'Quintana Roo',
    'America/Merida': 'Campeche y Yucatán',
    'America/Monterrey': 'Coahuila, Durango, Nuevo León y Tamaulipas',
    'America/Chihuahua': 'Chihuahua',
    'America/Ciudad_Juarez': 'Ciudad Juárez y su frontera',
    'America/Ojinaga': 'Ojinaga y su frontera',
    'America/Matamoros': 'Frontera de Coahuila, Nuevo León y Tamaulipas',
  },
  dogWordLead:
    'La palabra de Mi cuenta, la oficina y los correos. Lo que ya está abierto cambia al volver a cargar.',
  dogWordSample: '«Agregar otro rumi», «uno de tus rumis».',
  genders: { masculine: 'Masculino', feminine: 'Femenino' },
  themes: { sol: 'Sol', indigo: 'Índigo' },
  colours: {
    pick: (label: string) => `Elegir: ${label}`,
    illegible: {
      primary: (contrast: number) =>
        `El texto del botón no se lee: contraste de ${rounded(contrast)} a 1, y hace falta 4.5.`,
      link: (contrast: number) =>
        `Los enlaces no se leen: contraste de ${rounded(contrast)} a 1, y hace falta 4.5.`,
    },
    use: (colour: string) => `Usar ${colour}`,
    preview: 'Así se ven',
    sampleButton: 'Reservar',
    sampleLink: 'Cómo llegar',
  },
  chooseRegime: 'Sin régimen',
  initially: (value: string) => `De inicio: ${value}`,
  nothing: '(vacío)',
  seeOnMap: 'Ver este punto en el mapa',
  save: 'Guardar',
  saved: 'Guardado. El sitio ya lo dice.',
  unchanged: 'No hay nada que guardar: todo está como antes.',
  history: 'Quién cambió qué',
  noHistory: 'Nadie ha cambiado nada. Aquí quedará cada cambio: quién, cuándo, qué decía y qué dice.',
  somebody: 'El sistema, o alguien cuya cuenta ya no existe',
  version: (number: number) => `Versión ${number}`,
  before: 'Decía',
  after: 'Dice',
} as const
