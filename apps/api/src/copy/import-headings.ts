import type { ImportField, ImportKind } from '@rumi/contract'

type Headings = Readonly<Partial<Record<ImportField, readonly string[]>>>

const dogIds = list('animal id|pet id|dog id|id perro|id del perro|id mascota|id de la mascota')
const dogNames = list(
  'animal name|animal|pet name|pet|dog name|dog|nombre del perro|nombre de la mascota|perro|mascota',
)
const owners = list(
  'owner id|client id|customer id|id cliente|id del cliente|id dueno|id del dueno|owner email|client email|email|correo|correo del cliente|correo del dueno|owner phone|client phone|phone number|phone|telefono|telefono del dueno|cliente|dueno',
)

/**
 * Headings by field, small and without accents, the surest first: those of Gingr's and MoeGo's tables of owners, animals, immunizations,
 * clients, pets and retail items, and Spanish ones.
 */
export const importHeadings: Readonly<Record<ImportKind, Headings>> = {
  clients: {
    externalId: list(
      'owner id|client id|customer id|id cliente|id del cliente|numero de cliente|external id|id externo|id',
    ),
    name: list(
      'first name|owner first name|client first name|nombre|nombres|name|owner name|client name|full name|nombre completo|cliente|dueno',
    ),
    lastName: list('last name|owner last name|client last name|surname|apellidos|apellido'),
    email: list(
      'email|email address|e mail|owner email|client email|primary email|correo|correo electronico',
    ),
    phone: list(
      'cell phone|mobile phone|mobile|mobile number|phone|phone number|primary phone|primary number|owner phone|client phone|home phone|celular|telefono|telefono celular|movil|whatsapp',
    ),
  },
  dogs: {
    externalId: [...dogIds, ...list('external id|id externo|id')],
    owner: owners,
    name: list(
      'animal name|pet name|dog name|nombre del perro|nombre de la mascota|perro|mascota|name|nombre|first name',
    ),
    species: list('species|animal type|pet type|especie'),
    breed: list('breed|animal breed|pet breed|breed name|raza'),
    sex: list('gender|sex|animal gender|pet gender|sexo'),
    birthDate: list(
      'birthday|birthdate|birth date|date of birth|dob|animal birthday|pet birthday|fecha de nacimiento|nacimiento',
    ),
    weightKg: list(
      'weight|weight lb|weight lbs|weight kg|pet weight|animal weight|peso|peso kg|peso lb|peso en kilos',
    ),
    color: list('color|coat color|colour|pelaje'),
    sterilised: list(
      'fixed|spayed neutered|spayed or neutered|neutered|altered|esterilizado|esterilizada|castrado',
    ),
    microchip: list('microchip|microchip number|chip|chip number|numero de microchip'),
    allergies: list('allergies|allergy|alergias'),
    feeding: list('feeding|feeding instructions|feeding schedule|alimentacion|comida'),
    medication: list('medication|medications|medicines|medicamentos|medicinas'),
    temperament: list('temperament|behavior|behaviour|temperamento|caracter'),
    vet: list('vet|vet name|veterinarian|veterinario|veterinaria'),
    emergencyContact: list('emergency contact|emergency contact name|contacto de emergencia'),
  },
  medicalRecords: {
    externalId: list(
      'immunization id|vaccination id|vaccine id|record id|id papel|id del papel|external id|id externo|id',
    ),
    dog: dogIds,
    owner: owners,
    dogName: dogNames,
    kind: list('record type|kind|category|tipo|tipo de papel|categoria'),
    product: list(
      'immunization|immunization type|immunization name|vaccination|vaccine|vaccine name|vaccination name|type|name|vacuna|producto|papel|nombre de la vacuna|nombre',
    ),
    appliedOn: list(
      'administered date|date administered|administered|administered on|vaccination date|given date|given|date given|applied on|fecha de aplicacion|aplicacion|aplicada|fecha',
    ),
    expiresOn: list(
      'expiration date|immunization expiration|expires|expires on|expiration|expiry date|expiry|due date|vence|vigencia|vencimiento|vigente hasta|fecha de vencimiento',
    ),
    result: list('result|outcome|resultado'),
    notes: list('notes|note|comments|comment|notas|comentarios|observaciones'),
    verifiedBy: list('verified by|reviewed by|approved by|verificado por|verifico|revisado por|reviso'),
  },
  bookings: {
    externalId: list(
      'reservation id|appointment id|booking id|confirmation number|id reserva|id de la reserva|external id|id externo|id',
    ),
    dog: dogIds,
    owner: owners,
    dogName: [...dogNames, ...list('pets|animals|pet names|perros|mascotas')],
    service: list('service|service name|services|reservation type|appointment type|type|servicio|tipo'),
    start: list(
      'start date|check in date|check in|checkin|appointment date|service date|start|arrival date|arrival|date|fecha de inicio|entrada|llegada|inicio|fecha|dia',
    ),
    startTime: list(
      'start time|appointment time|check in time|arrival time|time|hora de inicio|hora de llegada|hora',
    ),
    end: list(
      'end date|check out date|check out|checkout|end|departure date|departure|fecha de fin|salida|fin|hasta',
    ),
    price: list(
      'total price|estimated price|price|total|amount|estimated total|service price|precio acordado|precio|importe',
    ),
    status: list('status|reservation status|appointment status|estado|estatus'),
    notes: list(
      'notes|reservation notes|appointment notes|ticket comments|comments|notas|comentarios|observaciones',
    ),
  },
  balances: {
    externalId: list('balance id|id saldo|id del saldo|external id|id externo'),
    owner: owners,
    owed: list(
      'current balance|balance|balance due|amount due|outstanding balance|unpaid balance|amount owed|owed|total due|saldo|debe|adeudo|por cobrar',
    ),
    credit: list(
      'credit balance|store credit|account credit|client credit|credit|credits|saldo a favor|a favor|credito',
    ),
  },
  products: {
    externalId: list('product id|item id|sku|external id|id externo|clave|id'),
    name: list('product name|item name|name|product|item|nombre|producto|articulo'),
    price: list('retail price|sale price|price|unit price|precio|precio de venta'),
    category: list('category|product category|categoria'),
    stock: list(
      'quantity on hand|in stock|stock|quantity|qty|inventory|existencias|existencia|cantidad|inventario',
    ),
    barcode: list('barcode|upc|upc code|ean|codigo de barras'),
    description: list('description|descripcion'),
  },
}

function list(words: string) {
  return words.split('|')
}
