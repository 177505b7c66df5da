import { agreements, agreementVersions } from '../schema/agreements.ts'
import type { Tx } from '../connect.ts'

const paragraphs = (...lines: readonly string[]) => lines.join('\n\n')

/**
 * Drafts for the business to review and adapt. None is in use until the office says for which services. The contract covers what
 * NOM-148-SCFI-2018 asks of services for pets: parties, service, price, care, responsibilities and complaints.
 */
const drafts = [
  {
    key: 'contrato-de-servicio',
    title: 'Contrato de prestación de servicios',
    text: paragraphs(
      'Contrato de prestación de servicios para el cuidado de animales de compañía, conforme a la NOM-148-SCFI-2018, entre el establecimiento («el prestador») y la persona dueña o responsable del perro («el cliente»).',
      '1. Servicio. El prestador cuida, hospeda, baña o entrena al perro según la reserva: su servicio, días, horarios y precio con IVA son los que se muestran y confirman al reservar, y forman parte de este contrato.',
      '2. Información. El cliente declara que los datos de su perro, su estado de salud, sus alergias, su conducta y sus vacunas son ciertos, y avisa cualquier cambio antes de cada visita.',
      '3. Cuidado. El prestador ofrece agua limpia, espacio limpio y ventilado, descanso, paseo y supervisión; le da el alimento y los medicamentos que el cliente entregue e indique por escrito, e informa de cualquier incidente en cuanto ocurra.',
      '4. Emergencias. Si el perro enferma o se lastima, el prestador avisa al cliente y a su contacto de emergencia y le procura atención veterinaria como lo autorice el cliente.',
      '5. Responsabilidad. El prestador responde por los daños que el perro sufra por su culpa o la de su personal mientras lo tiene a su cargo. El cliente responde por los daños que su perro cause por información que no haya dado.',
      '6. Entrega. El perro se entrega al cliente o a quien el cliente haya autorizado. Si nadie lo recoge a la hora acordada se cobra el tiempo extra que se mostró al reservar. Si pasan siete días sin que nadie lo recoja ni responda, se da aviso a la autoridad competente.',
      '7. Cancelación y devoluciones. Aplican los plazos y cargos que se muestran al reservar. Si el prestador no puede dar el servicio, devuelve lo pagado.',
      '8. Quejas. El cliente puede presentarlas en recepción, por teléfono o por correo, y recibe respuesta en un máximo de cinco días hábiles. La Procuraduría Federal del Consumidor es competente en la vía administrativa para resolver cualquier controversia.',
      '9. Datos personales. Se tratan conforme al aviso de privacidad.',
    ),
  },
  {
    key: 'fotografias',
    title: 'Uso de fotografías',
    text: paragraphs(
      'Autorizo al establecimiento a tomar fotografías y videos de mi perro durante su estancia.',
      '1. Pueden usarse para enviarme los reportes de su día y para publicarse, sin mi nombre ni mis datos, en el sitio y en las redes del establecimiento.',
      '2. No recibo ni pago nada por ello.',
      '3. Puedo retirar esta autorización en cualquier momento por correo o en recepción; desde entonces no se publican fotografías nuevas y se retiran las que yo indique.',
    ),
  },
  {
    key: 'medicamentos',
    title: 'Administración de medicamentos',
    text: paragraphs(
      'Pido al establecimiento que dé a mi perro los medicamentos que entrego.',
      '1. Entrego cada medicamento en su empaque original, vigente y con el nombre de mi perro, e indico por escrito la dosis, la hora y la duración que señaló su médico veterinario.',
      '2. El establecimiento anota cada dosis con la hora y quién la dio, y me avisa si mi perro no la tomó.',
      '3. El establecimiento no receta, no cambia dosis y no aplica medicamentos que requieren a un médico veterinario.',
      '4. Informé de las alergias y reacciones que conozco. El establecimiento no responde por los efectos de un medicamento dado como lo indiqué.',
    ),
  },
  {
    key: 'emergencia-veterinaria',
    title: 'Atención veterinaria de emergencia',
    text: paragraphs(
      'Autorizo al establecimiento a procurar atención veterinaria a mi perro si durante su estancia enferma o se lastima.',
      '1. Primero me llama a mí y a mi contacto de emergencia. Si no respondemos y la espera pone en riesgo a mi perro, lo lleva con su veterinario o, si no es posible, con el médico veterinario disponible más cercano.',
      '2. Autorizo los estudios y tratamientos que el médico considere necesarios para estabilizarlo. Una cirugía que no sea urgente y la eutanasia requieren siempre mi autorización expresa.',
      '3. Pago los gastos veterinarios y de traslado, salvo que el daño haya sido por culpa del establecimiento o de su personal.',
      '4. El establecimiento me entrega los comprobantes y el informe del médico.',
    ),
  },
]

/** Adds the drafts to a database that has no agreements. */
export async function seedAgreements(tx: Tx): Promise<void> {
  if ((await tx.$count(agreements)) > 0) return
  for (const [position, { key, title, text }] of drafts.entries()) {
    const createdAt = new Date(Date.now() + position).toISOString()
    const [made] = await tx.insert(agreements).values({ key, createdAt }).returning({ id: agreements.id })
    await tx.insert(agreementVersions).values({ agreementId: made!.id, version: 1, title, text })
  }
}
