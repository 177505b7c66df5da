import { accountRefusals } from './account-refusals.ts'
import { bookRefusals } from './book-refusals.ts'
import { sharedRefusals } from './shared-refusals.ts'

/** Every reason for which a request is turned down: stable code, HTTP status, Spanish sentence. */
export const refusals = {
  ...sharedRefusals,
  ...accountRefusals,
  ...bookRefusals,
  'not-your-role': {
    status: 403,
    message: 'Tu cuenta no tiene permiso para hacer esto. Pídelo a quien administra el negocio.',
  },
  'not-found': {
    status: 404,
    message: 'No encontramos lo que buscas. Vuelve a la lista y búscalo de nuevo.',
  },
  'link-expired': { status: 404, message: 'Ese enlace ya no sirve. Pide uno nuevo.' },
  stale: {
    status: 409,
    message: 'Alguien cambió esto antes que tú. Revisa cómo quedó y vuelve a intentar; lo tuyo no se perdió.',
  },
  'not-signed': { status: 401, message: 'Ese aviso no viene firmado por quien dice.' },
  'in-use': {
    status: 409,
    message:
      'No se puede borrar porque otros registros dependen de él. Déjalo fuera de uso, o cambia primero lo que depende de él.',
  },
  'dog-has-history': {
    status: 409,
    message:
      'Este rumi tiene reservas en su historial y por eso no se borra. Corrige sus datos si algo está mal.',
  },
  'service-in-use': {
    status: 409,
    message: 'Ese servicio tiene reservas y por eso no se borra. Márcalo como no disponible.',
  },
  'service-on-site': {
    status: 409,
    message: 'Una tarjeta del sitio lleva a ese servicio. Cambia la tarjeta antes de borrarlo.',
  },
  'product-was-sold': {
    status: 409,
    message: 'Ese producto está en pedidos y por eso no se borra. Retíralo de la tienda.',
  },
  'product-was-moved': {
    status: 409,
    message:
      'Ese producto tiene compras o mermas en los libros y por eso no se borra. Retíralo de la tienda.',
  },
  'account-in-use': {
    status: 409,
    message:
      'Esa cuenta tiene movimientos o subcuentas y por eso no se borra ni cambia de código o de tipo. Márcala como fuera de uso y abre otra.',
  },
  'role-in-use': {
    status: 409,
    message: 'Hay personas o invitaciones con ese rol. Dales otro antes de borrarlo.',
  },
  taken: { status: 409, message: 'Ya existe un registro con esos datos. Búscalo, o cambia los datos.' },
  'no-capacity': { status: 409, message: 'Ese día ya está lleno. Elige otra fecha.' },
  'dog-busy': {
    status: 409,
    message: 'Uno de tus rumis ya tiene una reserva en esas fechas. Elige otras, o cambia la que ya tiene.',
  },
  'group-full': {
    status: 409,
    message: 'Ese grupo ya está lleno. Elige otro, o saca antes a un rumi.',
  },
  'step-not-allowed': {
    status: 409,
    message:
      'Ese paso no se puede dar desde el estado actual. Actualiza la página y elige uno de los que ofrece.',
  },
  'add-on-left-out': {
    status: 422,
    message:
      'Algo que se hace durante la estancia queda fuera de los días nuevos. Elige días que lo incluyan, o cancélalo primero.',
  },
  'undo-over': {
    status: 409,
    message: 'Ya no se puede deshacer: pasó el tiempo, o alguien lo cambió después. Cámbialo en su pantalla.',
  },
  'message-has-booking': { status: 409, message: 'Esa solicitud ya tiene su reserva. Búscala en Reservas.' },
  'house-closed': {
    status: 422,
    message: 'Todavía no abrimos. Vuelve muy pronto: aquí podrás crear tu cuenta, reservar y comprar.',
  },
  'privacy-request-open': {
    status: 409,
    message: 'Ya tienes una solicitud abierta de ese derecho. Espera su respuesta, o escríbenos.',
  },
  'not-mergeable': {
    status: 409,
    message: 'Así no se pueden unir: revisa lo que tienen los dos.',
  },
  'visits-booked': { status: 409, message: 'Ese tiempo tiene reservas. Primero muévelas o cancélalas.' },
  'already-marked': {
    status: 409,
    message: 'Alguien más ya la marcó. Revisa la hoja; si está mal, quita la marca y ponla de nuevo.',
  },
  'report-sent': {
    status: 409,
    message: 'Ese reporte ya se envió y no cambia. Si falta algo, escríbele a su familia.',
  },
  'already-sent': {
    status: 409,
    message: 'Ese incidente ya se envió y no cambia. Agrega un seguimiento.',
  },
  'posted-entry': {
    status: 409,
    message: 'Una póliza registrada no cambia. Cancélala con una póliza de reversa.',
  },
  'no-stock': {
    status: 409,
    message: 'No queda suficiente de ese producto. Elige menos piezas u otro producto.',
  },
  'price-changed': { status: 409, message: 'El precio cambió. Revisa el total nuevo y confirma otra vez.' },
  'still-running': {
    status: 409,
    message: 'Esa misma solicitud todavía se está procesando. Espera un momento.',
  },
  'too-large': { status: 413, message: 'Lo que enviaste es demasiado grande. Envía algo más pequeño.' },
  'not-a-picture': {
    status: 415,
    message: 'Envía una foto: JPG, PNG, WebP, HEIC, AVIF o TIFF.',
  },
  'not-json': { status: 415, message: 'Envía los datos como application/json.' },
  'idempotency-reused': {
    status: 422,
    message: 'Esa clave de idempotencia ya se usó con otros datos. Actualiza la página y vuelve a intentar.',
  },
  'not-shipped': { status: 422, message: 'Ahí no enviamos. Escribe otra dirección, o pásalo a recoger.' },
  'not-eligible': { status: 422, message: 'Todavía falta algo para poder recibirlo. Revisa sus papeles.' },
  'booking-limit': {
    status: 422,
    message:
      'Ya tienes todas las reservas que se pueden tener al mismo tiempo. Cancela una que no uses o escríbenos y la hacemos contigo.',
  },
  'held-time-limit': {
    status: 422,
    message:
      'Ya apartaste todo el tiempo que se puede apartar por adelantado. Cancela o acorta una reserva que no uses, o escríbenos y lo vemos contigo.',
  },
  'first-visit-limit': {
    status: 422,
    message:
      'Antes de su primera visita puedes apartar solo una parte de cada día. Elige otra fecha o menos rumis, o escríbenos y lo vemos contigo.',
  },
  'order-limit': {
    status: 422,
    message: 'Tienes varios pedidos sin pagar. Paga o cancela uno y vuelve a pedir.',
  },
  'stock-limit': {
    status: 422,
    message:
      'Es más de lo que apartamos sin pago. Pide menos piezas, o paga o cancela un pedido que tengas pendiente.',
  },
  'dog-limit': {
    status: 422,
    message: 'Tu cuenta ya tiene el máximo de rumis. Si tu familia es más grande, escríbenos y lo agregamos.',
  },
  'medical-record-limit': {
    status: 422,
    message:
      'Ya tienes muchos papeles por revisar. Espera a que los revisemos o borra uno que no haga falta.',
  },
  'care-item-limit': {
    status: 422,
    message: 'Ese plan ya tiene 20 cuidados. Elige uno que ya no aplique y quítalo.',
  },
  'upload-limit': {
    status: 422,
    message:
      'Ya no hay espacio para más archivos tuyos. Borra un papel que no haga falta, o escríbenos y hacemos lugar.',
  },
  'waiting-limit': {
    status: 422,
    message: 'Ya esperas muchos lugares. Deja uno que ya no necesites y vuelve a intentarlo.',
  },
  'pass-limit': {
    status: 422,
    message: 'Ya pediste varios pases y falta pagarlos. Paga uno en recepción antes de pedir otro.',
  },
  'no-such-service': { status: 422, message: 'Ese servicio no está disponible. Elige otro.' },
  'not-bookable': {
    status: 422,
    message: 'Ese servicio todavía no se reserva en línea. Escríbenos y lo agendamos contigo.',
  },
  'no-such-dog': { status: 422, message: 'Elige a un rumi de tu cuenta.' },
  'too-late-to-change': {
    status: 422,
    message: 'Esa reserva ya empezó y no se puede cambiar en línea. Llámanos.',
  },
  'price-agreed': {
    status: 422,
    message:
      'El precio de este evento se acordó para ese día y esas horas. Escríbenos y lo cambiamos contigo.',
  },
  'before-its-day': {
    status: 422,
    message: 'Todavía no es el día de esa visita. Espera a ese día, o mueve la reserva.',
  },
  'not-in-house': {
    status: 422,
    message: 'Ese rumi no estuvo en la casa ese día. Elige otro día u otro rumi.',
  },
  'no-price-yet': {
    status: 422,
    message: 'Ese evento todavía no tiene precio. Escribe el que acordaron y después confirma.',
  },
  'online-not-set-up': {
    status: 422,
    message: 'Todavía no se puede pagar en línea. Paga por transferencia o en recepción.',
  },
  'nothing-to-invoice': { status: 422, message: 'Ahí no hay nada que facturar. Revisa lo que se pagó.' },
  'invoice-data-missing': {
    status: 422,
    message: 'Faltan los datos de factura. Escríbelos en el perfil y después pide la factura.',
  },
  'stamping-not-set-up': {
    status: 422,
    message:
      'Todavía no se puede timbrar desde aquí: falta la clave de Facturapi. Descarga el XML y tímbralo con tu proveedor.',
  },
  'stamp-refused': { status: 422, message: 'El proveedor no timbró la factura. Revisa los datos fiscales.' },
  'not-stamped': { status: 409, message: 'Todavía no hay una factura timbrada. Tímbrala primero.' },
  'tax-data-missing': {
    status: 422,
    message: 'Faltan los datos fiscales del negocio. Escríbelos en Ajustes, Negocio.',
  },
  'time-zone-fixed': {
    status: 409,
    message: 'La zona horaria ya no se cambia: hay reservas o pólizas contadas en ella, y cambiarían de día.',
  },
  'common-password': { status: 422, message: 'Esa contraseña es muy común. Elige otra que sea solo tuya.' },
  'sizes-reversed': {
    status: 422,
    message: 'La talla grande pesa más que la mediana: revisa los dos pesos.',
  },
  'breaks-a-rule': {
    status: 422,
    message: 'Esos datos no cumplen una de nuestras reglas. Revísalos y vuelve a intentar.',
  },
  'too-many-attempts': {
    status: 429,
    message: 'Demasiados intentos. Espera un momento y vuelve a intentar.',
  },
  'stream-limit': {
    status: 429,
    message: 'Tienes el sitio abierto en muchas ventanas. Cierra alguna y esta se pone al día sola.',
  },
  'usage-limit': {
    status: 429,
    message: 'Has pedido mucho en poco tiempo. Espera unos segundos y vuelve a intentar.',
  },
  'mail-not-sent': {
    status: 502,
    message: 'El servidor de correo no la aceptó. Intenta de nuevo; si sigue igual, revisa su configuración.',
  },
  'payment-provider-away': {
    status: 503,
    message:
      'No pudimos abrir el pago en línea. Lo tuyo quedó guardado: intenta en un momento, o paga de otro modo.',
  },
  'stamping-provider-away': {
    status: 503,
    message:
      'El proveedor de timbrado no contestó. Nada se perdió: intenta en un momento, no se timbra dos veces.',
  },
  unavailable: { status: 503, message: 'Estamos ocupados un momento. Intenta de nuevo en unos segundos.' },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof refusals

/** The body of every answer that is not a success. */
export type RefusalBody = {
  message: string
  code: RefusalCode
  issues?: { path: string; message: string }[]
  requestId?: string
}
