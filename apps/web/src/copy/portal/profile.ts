import { inWordOfBusiness } from '../shared/in-word-of-business.ts'

/** `/mi-cuenta/perfil`. */
export const profileCopy = inWordOfBusiness({
  title: 'Perfil',
  lead: 'Tus datos, tu factura y quién entra a tu cuenta.',
  further: 'Más de tu cuenta',
  save: 'Guardar',
  saved: 'Guardamos tus datos.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  who: {
    title: 'Tus datos',
    name: 'Nombre',
    lastName: 'Apellidos',
    phone: 'Teléfono',
    phoneHint: 'Para avisarte si tu perro necesita algo.',
    reload: 'Traer los datos nuevos',
  },
  email: {
    title: 'Correo',
    text: (email: string) => `Entras con ${email}.`,
    change: 'Cambiar correo',
    dialogTitle: 'Cambiar tu correo',
    dialogText:
      'Te enviamos un enlace al correo nuevo. Hasta que lo abras nada cambia; después se cierran tus sesiones y avisamos al correo de antes.',
    newEmail: 'Correo nuevo',
    password: 'Tu contraseña actual',
    submit: 'Enviar enlace',
    sentTitle: 'Revisa tu correo nuevo',
    sentText: (email: string) => `Enviamos un enlace a ${email}. Dura 30 minutos.`,
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla cerramos tus sesiones en otros aparatos.',
    change: 'Cambiar contraseña',
    dialogTitle: 'Cambiar tu contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    repeat: 'Repite la nueva',
    submit: 'Cambiar contraseña',
  },
  invoice: {
    title: 'Factura',
    text: 'Si pides factura, la hacemos con estos datos. Cópialos de tu Constancia de Situación Fiscal.',
    none: 'No tienes datos de factura. Agrégalos cuando la necesites.',
    add: 'Agregar datos de factura',
    rfc: 'RFC',
    rfcHint: '13 caracteres si eres persona, 12 si es empresa.',
    rfcDoubtful: 'Su último carácter no va con los demás. Si está así en tu constancia, guárdalo.',
    legalName: 'Nombre o razón social',
    nameInCfdi: (name: string) =>
      `En la factura va sin el tipo de sociedad: ${name.toLocaleUpperCase('es-MX')}.`,
    legalNameHint: 'En mayúsculas y sin «S.A. de C.V.», como en tu constancia.',
    taxRegime: 'Régimen fiscal',
    regimePlaceholder: 'Elige tu régimen',
    postalCode: 'Código postal fiscal',
    foreignPostalCode: 'Con RFC de extranjero la factura lleva el del negocio.',
    cfdiUse: 'Uso del CFDI',
    cfdiUsePlaceholder: 'Elige el uso',
    remove: 'Quitar datos de factura',
    removed: 'Quitamos tus datos de factura.',
    saved: 'Guardamos tus datos de factura.',
  },
  identification: {
    title: 'Identificación',
    text: 'El hotel pide tu identificación oficial vigente (INE, pasaporte o cédula).',
    registered: (day: string) => `Registrada el ${day}. Puedes reservar noches de hotel.`,
    waiting: 'En revisión. Te avisamos en cuanto la veamos; después borramos la foto.',
    privacy:
      'Solo la ve recepción, para comprobar quién eres. En cuanto la registra, borramos la foto. También puedes traerla.',
    upload: 'Elegir archivo',
    again: 'Subir otra',
    see: 'Ver la que subiste',
    sent: 'La recibimos. Te avisamos en cuanto la revisemos.',
    ok: 'Registrada',
    review: 'En revisión',
    missing: 'Falta',
  },
  sessions: {
    title: 'Dónde tienes abierta tu cuenta',
    here: 'Este aparato',
    unknown: 'Aparato desconocido',
    lastUsed: (when: string) => `Usada por última vez: ${when}`,
    end: 'Cerrar sesión',
    endOthers: 'Cerrar todas las demás',
    ended: 'Cerramos esa sesión.',
    othersEnded: 'Cerramos tus sesiones en otros aparatos.',
  },
  forgetDevice: {
    title: 'Este equipo',
    text: 'Aquí guardamos tu nombre, tu carrito, tus preferencias y lo que se puede leer sin internet. Si el equipo no es tuyo o lo vas a dejar, bórralo.',
    forget: 'Olvidar este equipo',
    confirmTitle: '¿Olvidar este equipo?',
    confirmText:
      'Cerramos tu sesión aquí y borramos todo lo que este navegador guardó. Tu cuenta sigue igual.',
    unsent: (count: number) =>
      count === 1
        ? 'Hay 1 registro sin enviar: también se borra y se pierde.'
        : `Hay ${count} registros sin enviar: también se borran y se pierden.`,
    close: 'Cerrar',
    cancel: 'Cancelar',
  },
  privacy: {
    title: 'Privacidad y tus datos',
    accepted: (version: string, day: string) => `Aceptaste el ${day} el aviso de privacidad del ${version}.`,
    notAccepted: 'Todavía no aceptas nuestro aviso de privacidad.',
    outdated: 'El aviso cambió desde que lo aceptaste.',
    read: 'Leer el aviso de privacidad',
    accept: 'Aceptar el aviso de hoy',
    nowAccepted: 'Gracias. Guardamos que lo aceptaste.',
    ownDataText: 'Lee todo lo que guardamos de ti y de tus rumis, o llévatelo en un archivo.',
    ownData: 'Ver y descargar mis datos',
    rightsText: 'Pide acceso, rectificación, cancelación u oposición, y sigue tu solicitud.',
    rights: 'Tus derechos sobre tus datos',
  },
  notifications: {
    title: 'Qué te avisamos',
    text: 'Elige qué quieres saber y cómo. Lo que toca a tu cuenta, tu seguridad y tus datos te llega siempre.',
    topics: {
      visits: {
        title: 'El día de tu rumi',
        text: 'Cuando llega, cuando puedes pasar y cuando se va.',
      },
      bookings: {
        title: 'Reservas',
        text: 'Confirmaciones, cambios y cancelaciones.',
      },
      reminders: {
        title: 'Recordatorios',
        text: 'Un día antes de venir y antes de que venza una vacuna.',
      },
      reports: {
        title: 'Reportes del día',
        text: 'Cómo le fue, con sus fotos.',
      },
      papers: { title: 'Papeles', text: 'Qué revisamos y qué falta.' },
      orders: {
        title: 'Pedidos',
        text: 'Cada paso de lo que compras en la tienda.',
      },
    },
    ways: { app: 'En tu cuenta', mail: 'Por correo', push: 'En tu teléfono' },
    device: {
      label: 'Recibir avisos en este dispositivo',
      denied: 'Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.',
    },
    saved: 'Guardado.',
  },
  closing: {
    title: 'Cerrar la cuenta',
    text: 'Borramos tus datos, tus fotos y tu identificación, y cancelamos lo que tengas reservado. Lo que ya pasó se queda sin tu nombre, para la contabilidad.',
    ownTextOnly: (holder: string) =>
      `Borramos tus datos y tu contraseña. La cuenta de ${holder} sigue como está, con sus rumis y reservas.`,
    ownDialogOnly: (holder: string) =>
      `Dejas de usar la cuenta de ${holder} y tu correo ya no abre nada. No se puede deshacer.`,
    button: 'Cerrar mi cuenta',
    dialogTitle: '¿Cerrar tu cuenta?',
    dialogText:
      'Tus reservas por venir se cancelan, sales de la lista de espera y tu correo deja de abrir la cuenta. No se puede deshacer.',
    losesAccess: (names: string) => `${names} pierde el acceso a la cuenta y a sus rumis.`,
    cancelsBookings: (count: number) =>
      count === 1 ? 'Se cancela 1 reserva por venir.' : `Se cancelan ${count} reservas por venir.`,
    cancelsOrders: (numbers: string, count: number) =>
      count === 1
        ? `Se cancela tu pedido ${numbers}, que falta pagar.`
        : `Se cancelan tus pedidos ${numbers}, que falta pagar.`,
    word: 'CERRAR',
    confirmLabel: 'Escribe CERRAR para confirmar',
    confirm: 'Cerrar mi cuenta para siempre',
  },
} as const)
