import type { ServicePolicyGroup } from '@rumi/contract'

/** Names of the service groups with own rules. */
export const policyGroupCopy = {
  hotel: 'Hotel',
  dayCare: 'Guardería',
  grooming: 'Spaw',
  training: 'Entrenamiento',
  event: 'Eventos',
} as const satisfies Record<ServicePolicyGroup, string>

/** `/oficina/ajustes/pagos`. */
export const officePaymentTermsCopy = {
  title: 'Pagos y políticas',
  lead: 'Con qué condiciones se vende. Lo que ya se reservó conserva las suyas.',
  groups: {
    house: 'Para todos los servicios',
    houseLead: 'Vale donde un servicio no dice otra cosa.',
    service: 'Déjalo vacío para que valga lo de todos los servicios.',
    discounts: 'Descuentos y pases',
    care: 'Cuidados',
    tax: 'Impuesto y cuenta',
    shipping: 'Envíos de la tienda',
    shippingLead: 'Vale para los pedidos nuevos.',
    holds: 'Cuánto se aparta un pedido sin pagar',
    holdsLead:
      'Después se cancela y sus piezas vuelven a la tienda. El dinero que llega tarde queda a favor.',
  },
  fields: {
    depositPercent: {
      label: 'Anticipo',
      hint: 'Qué parte del precio se pide al reservar. En 0 no se pide.',
    },
    depositHoldHours: {
      label: 'Esperar el anticipo',
      hint: 'Después se cancela la reserva y su lugar se libera. En 0 no se libera nada.',
    },
    freeUntilHours: {
      label: 'Cancelar sin costo',
      hint: 'Hasta cuántas horas antes de que empiece.',
    },
    keepPercent: {
      label: 'Después se cobra',
      hint: 'Qué parte del precio. En 0, cancelar nunca cuesta.',
    },
    lateArrival: {
      label: 'Si llega tarde',
      hint: 'Lo lee quien reserva, junto al precio. Vacío no dice nada.',
    },
    latePickupCentavos: {
      label: 'Recogida tarde, cada hora',
      hint: 'En pesos, por perro y hora empezada. Vacío, no cuesta.',
    },
    latePickupGraceMinutes: {
      label: 'Tolerancia al recoger',
      hint: 'Hasta cuántos minutos tarde no cuestan.',
    },
    discounts: {
      label: 'Descuentos del hotel',
      hint: 'Uno por renglón, de menos a más: noches y por ciento, como 7: 5. Cuenta el más largo que quepa.',
    },
    training: {
      label: 'Paquetes de entrenamiento',
      hint: 'Uno por renglón: sesiones y por ciento de descuento, como 5: 5. Solo estos se venden.',
    },
    monthDays: { label: 'Días del Plan Mensual', hint: 'Cuántos días de guardería trae.' },
    monthWithin: { label: 'Se usan dentro de', hint: 'Días desde el primero, contándolo.' },
    monthPercent: { label: 'Descuento del Plan Mensual', hint: 'Sobre el precio de sus días.' },
    lateDoseMinutes: {
      label: 'Una dosis se atrasa a los',
      hint: 'Minutos después de su hora; entonces avisa a recepción.',
    },
    medicineDoseCentavos: {
      label: 'Cobro por dosis de medicina',
      hint: 'Se suma a la estancia o al día de guardería cuando se marca dada. 0: no se cobra.',
    },
    ivaPercent: { label: 'IVA', hint: 'Incluido en cada precio; se desglosa en cotizaciones y pedidos.' },
    cashExpenseLimitCentavos: {
      label: 'Tope de gastos en efectivo',
      hint: 'Un gasto en efectivo mayor no se deduce: al registrarlo se avisa.',
    },
    speiClabe: {
      label: 'CLABE',
      hint: '18 dígitos. Se muestra donde se paga por transferencia; vacía, no se muestra.',
    },
    feeCentavos: {
      label: 'Costo del envío',
      hint: 'En pesos, con IVA. En 0 no cuesta; vacío, no se envía a domicilio.',
    },
    freeFromCentavos: {
      label: 'Sin costo desde',
      hint: 'En pesos de productos. Vacío, siempre cuesta.',
    },
    postalCodes: {
      label: 'Códigos postales',
      hint: 'A dónde se envía: códigos, o con qué dígitos empiezan, como 01, 03100. Vacío, a todo el país.',
    },
    counter: { label: 'En el mostrador', hint: 'Horas desde que se pide.' },
    spei: { label: 'Por transferencia', hint: 'Horas. Un SPEI del viernes se ve el lunes.' },
    online: { label: 'En línea', hint: 'Horas. Al terminar se cierra también la página de pago.' },
  },
  percent: '%',
  hours: 'h',
  days: 'd',
  minutes: 'min',
  asTheHouse: (value: string) => `General: ${value}`,
} as const

/** `/oficina/ajustes/requisitos`. */
export const officeRequirementsCopy = {
  title: 'Requisitos',
  lead: 'Qué se pide antes de recibir a un perro. Vale desde la siguiente reserva, y se revisa otra vez al llegar.',
  groups: {
    asks: 'Qué pide cada servicio',
    age: 'Edad mínima',
    ageLead: 'Vale en los servicios que la piden.',
    firstDay: 'Primer día y papeles en revisión',
    firstDayLead: 'Una reserva que solo espera una revisión se aparta y se confirma sola.',
    validity: 'Cuánto valen los papeles',
    validityLead: 'Para los que no dicen hasta cuándo. Los ya registrados conservan su fecha.',
  },
  asks: {
    hotel: 'Los huéspedes que no lo cumplan no pueden reservar noches.',
    dayCare: 'La oficina mira por esto cada expediente.',
    grooming: 'Sin nada marcado, cualquiera puede venir.',
    training: 'Sin nada marcado, cualquiera puede venir.',
    event: 'Se revisa cuando recepción anota la fiesta.',
  } satisfies Record<ServicePolicyGroup, string>,
  nothing: 'nada',
  unmetTitle: (count: number) =>
    count === 1
      ? 'Guardado. A una reserva le falta algo de lo que ahora pides'
      : `Guardado. A ${count} reservas les falta algo de lo que ahora pides`,
  unmetHint: (more: number) =>
    `Lo reservado sigue en pie, pero al llegar no se recibe a quien no lo traiga. Avisa a quien corresponda.${more > 0 ? ` Aquí están las primeras; hay ${more} más.` : ''}`,
  evaluates: {
    label: 'El primer día incluye la evaluación',
    hint: 'Sin esto, quien no la tiene no puede reservar hasta que recepción la registre.',
    yes: 'sí',
    no: 'no',
  },
  fields: {
    months: { label: 'Solo, desde', hint: 'Meses con los que viene sin más.' },
    monthsVaccinated: {
      label: 'Con sus vacunas, desde',
      hint: 'Meses con los que viene si tiene todas las vacunas que pide el servicio.',
    },
    multipleDoses: {
      label: 'Dosis de la múltiple',
      hint: 'Las que debe llevar quien viene antes de la edad de arriba.',
    },
    vaccineMonths: { label: 'Vacunas', hint: 'Meses desde que se aplican.' },
    dewormingInternalDays: { label: 'Desparasitación interna', hint: 'Días desde que se da.' },
    dewormingExternalDays: { label: 'Desparasitación externa', hint: 'Días desde que se da.' },
    waitingDays: {
      label: 'Espera',
      hint: 'Días que pasan entre una dosis y la primera visita que cubre.',
    },
    minutesEarlier: { label: 'Llega antes', hint: 'Minutos antes que llega quien viene a su evaluación.' },
    papersHours: {
      label: 'Espera de sus papeles',
      hint: 'Horas que se guarda el lugar mientras su dueño sube un papel que falta o que no sirvió.',
    },
    deskPapersDueHours: {
      label: 'Papeles antes de llegar',
      hint: 'Horas antes de su llegada en que vencen los papeles de lo que recepción reservó sin ellos.',
    },
  },
} as const
