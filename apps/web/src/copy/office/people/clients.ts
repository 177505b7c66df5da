import { inWordOfBusiness } from '../../shared/in-word-of-business.ts'
import type { RecordOf, Resources } from '@rumi/contract'

type Client = Pick<RecordOf<Resources['clients']>, 'name' | 'lastName' | 'email'>
const fullName = ({ name, lastName }: Pick<Client, 'name' | 'lastName'>) => `${name} ${lastName}`.trim()

/** `/oficina/clientes` and one client's page. */
export const officeClientsCopy = inWordOfBusiness({
  title: 'Clientes',
  search: 'Buscar nombre, correo o teléfono',
  add: 'Nuevo cliente',
  newTitle: 'Nuevo cliente',
  editTitle: (client: Client) => `Datos de ${fullName(client)}`,
  added: (client: Client) =>
    client.email
      ? `${fullName(client)} ya es cliente. Le enviamos un correo para elegir su contraseña.`
      : `${fullName(client)} ya es cliente. Sin correo: entrégale su cuenta con un enlace.`,
  saved: (client: Client) => `Guardamos los datos de ${fullName(client)}.`,
  remove: 'Cerrar cuenta',
  removeTitle: (client: Client) => `¿Cerrar la cuenta de ${fullName(client)}?`,
  removeText: (client: Client) =>
    `Se cancelan sus reservas y pedidos por venir y se borran para siempre los datos de ${fullName(client)}: nombre, correo, teléfono, factura y fotos. El historial y la contabilidad se quedan sin su nombre. No se puede deshacer.`,
  removed: (client: Client) => `Cerramos la cuenta de ${fullName(client)}.`,
  emptyTitle: 'Todavía no hay clientes',
  emptyText: 'Crea al primero en el mostrador o espera a que se registre en la página.',
  name: 'Nombre',
  lastName: 'Apellidos',
  fullName: 'Cliente',
  email: 'Correo',
  emailHint:
    'Ahí le llega el enlace para elegir su contraseña. Sin correo, le entregas su cuenta con un enlace.',
  noEmail: 'Sin correo',
  phone: 'Teléfono',
  dogs: 'Rumis',
  since: 'Cliente desde',
  identified: 'Identificación',
  identify: 'Registrar identificación',
  withdraw: 'Quitar',
  withdrawTitle: '¿Quitar la identificación?',
  withdrawText: (name: string) => `${name} tendrá que mostrarla de nuevo antes de su próxima noche de hotel.`,
  isIdentified: 'Registrada',
  isMissing: 'Falta',
  nowIdentified: (name: string) => `Registrada la identificación de ${name}.`,
  nowWithdrawn: (name: string) => `Quitada la identificación de ${name}.`,
  noDogs: 'Sin rumis',
  noDogsText: 'Todavía no hay rumis en esta cuenta.',
  addDog: 'Agregar rumi',
  claim: {
    give: 'Entregar su cuenta',
    title: (name: string) => `La cuenta de ${name}`,
    lead: (day: string) =>
      `Con este enlace abre su cuenta, con sus rumis y reservas, y pone su correo y su contraseña. Sirve una vez, hasta el ${day}. El enlace anterior ya no sirve.`,
    link: 'Enlace',
    copy: 'Copiar',
    copied: 'Enlace copiado.',
    notCopied: 'No se pudo copiar. Selecciónalo y cópialo.',
    print: 'Imprimir',
    whatsapp: 'Enviar por WhatsApp',
    message: (name: string, business: string, link: string) =>
      `Hola, ${name}. Abre tu cuenta de ${business} con este enlace: ${link}`,
    loading: 'Hacemos el enlace…',
  },
  merge: {
    open: 'Unir con otro cliente',
    title: (name: string) => `Unir otro cliente con ${name}`,
    text: (name: string) =>
      `Se queda ${name}. Los rumis, reservas, papeles, pases, pedidos, avisos y archivos del otro pasan a su cuenta, y el otro ya no aparece. No se puede deshacer.`,
    other: 'El otro cliente',
    otherHint: 'Busca por nombre, correo o teléfono.',
    choose: 'Elige al otro cliente.',
    merge: 'Unir',
    merged: (name: string) => `Listo: todo quedó con ${name}.`,
  },
  edit: 'Editar datos',
  back: 'Clientes',
  missingTitle: 'Ese cliente no está',
  missingText: 'Quizá cerró su cuenta.',
  invoice: 'Factura',
  rfc: 'RFC',
  legalName: 'Razón social',
  nameInCfdi: 'En la factura',
  taxRegime: 'Régimen',
  postalCode: 'Código postal',
  cfdiUse: 'Uso de CFDI',
} as const)
