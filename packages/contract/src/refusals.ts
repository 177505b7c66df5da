/** Every reason for which a request is turned down: stable code, HTTP status, Spanish sentence. */
export const refusals = {
  malformed: { status: 400, message: 'Hay datos que no entendimos. Revisa los campos marcados.' },
  'no-session': { status: 401, message: 'Inicia sesión para continuar.' },
  'wrong-credentials': {
    status: 401,
    message:
      'El correo o la contraseña no coinciden. Revísalos. Si te acabas de registrar, confirma primero tu correo con el enlace que te enviamos.',
  },
  'second-factor-required': {
    status: 401,
    message: 'Tu contraseña está bien. Falta tu segundo paso para entrar.',
  },
  'login-expired': {
    status: 401,
    message: 'Pasó demasiado tiempo. Escribe tu correo y tu contraseña otra vez.',
  },
  'wrong-code': { status: 422, message: 'Ese código no sirve o ya se usó. Escribe el que ves ahora.' },
  'wrong-passkey': {
    status: 422,
    message: 'Esa llave de acceso no sirvió. Intenta otra vez o usa otro modo de entrar.',
  },
  'wrong-password': { status: 422, message: 'Esa no es tu contraseña actual. Revísala e intenta otra vez.' },
  'confirm-identity': { status: 403, message: 'Escribe otra vez tu contraseña para continuar.' },
  'second-factor-setup-required': {
    status: 403,
    message: 'Antes de continuar, protege tu cuenta con un segundo paso.',
  },
  'not-your-role': { status: 403, message: 'Tu cuenta no tiene permiso para hacer esto.' },
  'not-found': { status: 404, message: 'No encontramos lo que buscas.' },
  'link-expired': { status: 404, message: 'Ese enlace ya no sirve. Pide uno nuevo.' },
  stale: {
    status: 409,
    message: 'Alguien cambió esto antes que tú. Actualiza y vuelve a intentar; lo tuyo no se perdió.',
  },
  'not-signed': { status: 401, message: 'Ese aviso no viene firmado por quien dice.' },
  'last-second-factor': {
    status: 409,
    message: 'Tu cuenta necesita un segundo paso. Agrega otro antes de quitar este.',
  },
  'passkey-known': { status: 409, message: 'Esa llave de acceso ya está en tu cuenta.' },
  'in-use': { status: 409, message: 'No se puede borrar porque otros registros dependen de él.' },
  'dog-has-history': {
    status: 409,
    message: 'Este rumi tiene reservas en la historia de la casa y por eso no se borra.',
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
    message: 'Ese producto está en pedidos y por eso no se borra. Deja sus existencias en cero.',
  },
  'account-in-use': {
    status: 409,
    message: 'Esa cuenta tiene movimientos o subcuentas y por eso no se borra. Márcala como fuera de uso.',
  },
  'role-in-use': {
    status: 409,
    message: 'Hay personas o invitaciones con ese rol. Dales otro antes de borrarlo.',
  },
  taken: { status: 409, message: 'Ya existe un registro con esos datos.' },
  'no-capacity': { status: 409, message: 'Ese día ya está lleno. Elige otra fecha.' },
  'dog-busy': { status: 409, message: 'Uno de tus rumis ya tiene una reserva en esas fechas.' },
  'step-not-allowed': { status: 409, message: 'Ese paso no se puede dar desde el estado actual.' },
  'add-on-left-out': {
    status: 422,
    message: 'Algo que se hace durante la estancia queda fuera de los días nuevos.',
  },
  'undo-over': {
    status: 409,
    message: 'Ya no se puede deshacer: pasó el tiempo, o alguien lo cambió después.',
  },
  'message-has-booking': { status: 409, message: 'Esa solicitud ya tiene su reserva.' },
  'house-closed': {
    status: 422,
    message: 'Todavía no abrimos. Muy pronto podrás crear tu cuenta, reservar y comprar aquí.',
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
  'report-sent': { status: 409, message: 'Ese reporte ya se envió y no cambia.' },
  'posted-entry': {
    status: 409,
    message: 'Una póliza registrada no cambia. Cancélala con una póliza de reversa.',
  },
  'month-closed': {
    status: 409,
    message: 'Los libros de ese mes ya se cerraron. Elige un día de un mes abierto, o reabre el mes.',
  },
  reconciled: {
    status: 409,
    message: 'Ese movimiento ya está conciliado. Actualiza la página; si está mal, sepáralo primero.',
  },
  'statement-reconciled': {
    status: 409,
    message: 'Ese archivo tiene movimientos conciliados. Sepáralos antes de quitarlo.',
  },
  'no-stock': { status: 409, message: 'No queda suficiente de ese producto.' },
  'price-changed': { status: 409, message: 'El precio cambió. Revisa el total nuevo y confirma otra vez.' },
  'still-running': {
    status: 409,
    message: 'Esa misma solicitud todavía se está procesando. Espera un momento.',
  },
  'too-large': { status: 413, message: 'Lo que enviaste es demasiado grande.' },
  'not-a-picture': {
    status: 415,
    message: 'Envía una foto en JPG, PNG o WebP.',
  },
  'not-json': { status: 415, message: 'Envía los datos como application/json.' },
  'idempotency-reused': { status: 422, message: 'Esa clave de idempotencia ya se usó con otros datos.' },
  'no-second-factor': {
    status: 422,
    message: 'Los códigos de recuperación vienen con tu segundo paso. Agrega uno primero.',
  },
  'too-many-factors': {
    status: 422,
    message: 'Ya tienes muchos. Quita uno que no uses y agrega este después.',
  },
  'not-shipped': { status: 422, message: 'Ahí no enviamos. Escribe otra dirección, o pásalo a recoger.' },
  'not-eligible': { status: 422, message: 'Todavía falta algo para poder recibirlo.' },
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
  'paper-limit': {
    status: 422,
    message:
      'Ya tienes muchos papeles por revisar. Espera a que los revisemos o borra uno que no haga falta.',
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
    message: 'Ya pediste varios pases y falta pagarlos. Paga uno en la casa antes de pedir otro.',
  },
  'no-such-service': { status: 422, message: 'Ese servicio no está disponible.' },
  'not-bookable': {
    status: 422,
    message: 'Ese servicio todavía no se reserva en línea. Escríbenos y lo agendamos contigo.',
  },
  'no-such-dog': { status: 422, message: 'Elige a un rumi de tu cuenta.' },
  'past-date': { status: 422, message: 'Esa fecha ya pasó. Elige una de hoy en adelante.' },
  'too-far-ahead': { status: 422, message: 'Todavía no reservamos para esa fecha. Elige una más cercana.' },
  'dates-reversed': { status: 422, message: 'La salida debe ser después de la entrada.' },
  'stay-too-long': { status: 422, message: 'Esa estancia es demasiado larga. Divídela en varias reservas.' },
  'closed-day': { status: 422, message: 'Ese día está cerrado. Elige otro.' },
  'no-such-day': { status: 422, message: 'Esa fecha no existe. Revisa el día y el mes.' },
  'too-soon': { status: 422, message: 'Reserva con más anticipación.' },
  'no-such-slot': { status: 422, message: 'Ese horario no se ofrece. Elige uno de la lista.' },
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
    message: 'Todavía no es el día de esa visita.',
  },
  'not-in-house': { status: 422, message: 'Ese rumi no estuvo en la casa ese día.' },
  'no-price-yet': {
    status: 422,
    message: 'Ese evento todavía no tiene precio. Escribe el que acordaron y después confirma.',
  },
  'online-not-set-up': {
    status: 422,
    message: 'Todavía no se puede pagar en línea. Paga por transferencia o en la casa.',
  },
  'nothing-to-invoice': { status: 422, message: 'Ese pedido no tiene nada que facturar.' },
  'stamping-not-set-up': {
    status: 422,
    message:
      'Todavía no se puede timbrar desde aquí: falta la clave de Facturapi. Descarga el XML y tímbralo con tu proveedor.',
  },
  'stamp-refused': { status: 422, message: 'El proveedor no timbró la factura. Revisa los datos fiscales.' },
  'not-stamped': { status: 409, message: 'Ese pedido no tiene una factura timbrada.' },
  'tax-data-missing': {
    status: 422,
    message: 'Faltan datos fiscales de la casa. Se escriben en Ajustes, La casa.',
  },
  'common-password': { status: 422, message: 'Esa contraseña es muy común. Elige otra que sea solo tuya.' },
  'unbalanced-entry': { status: 422, message: 'Los cargos y los abonos de la póliza deben sumar lo mismo.' },
  'not-a-statement': {
    status: 422,
    message:
      'Ese archivo no parece un estado de cuenta. Descárgalo del banco como CSV y súbelo sin cambiarlo.',
  },
  'match-differs': {
    status: 422,
    message: 'Lo que elegiste no suma lo mismo que el banco. Elige movimientos que sumen igual.',
  },
  'sizes-reversed': {
    status: 422,
    message: 'Un rumi grande pesa más que uno mediano: revisa los dos pesos.',
  },
  'breaks-a-rule': { status: 422, message: 'Esos datos no cumplen una regla de la casa.' },
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
  internal: { status: 500, message: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.' },
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
