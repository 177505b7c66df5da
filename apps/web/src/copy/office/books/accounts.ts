import type { RecordOf, Resources } from '@rumi/contract'

type Account = RecordOf<Resources['accounts']>

/** `/oficina/contabilidad/cuentas`. */
export const accountsCopy = {
  title: 'Cuentas',
  lead: 'El catálogo con su saldo de hoy. Cada cuenta se abre para ver o cambiar sus datos.',
  search: 'Buscar cuenta o código',
  add: 'Nueva cuenta',
  newTitle: 'Nueva cuenta',
  editTitle: ({ code, name }: Account) => `${code} ${name}`,
  added: ({ code }: Account) => `La cuenta ${code} ya está en el catálogo.`,
  saved: ({ code }: Account) => `Guardada la cuenta ${code}.`,
  remove: 'Borrar cuenta',
  removeTitle: ({ code, name }: Account) => `¿Borrar ${code} ${name}?`,
  removeText: () => 'Solo se borra una cuenta sin movimientos. Si los tiene, déjala fuera de uso.',
  removed: ({ code }: Account) => `Borrada la cuenta ${code}.`,
  putAway: 'Dejar fuera de uso',
  wasPutAway: ({ code }: Account) => `La cuenta ${code} quedó fuera de uso.`,
  emptyTitle: 'Ninguna cuenta aquí',
  emptyText: 'Cambia lo que buscas, o agrega la primera.',
  code: 'Código',
  codeHint: 'Como 401.01 o 401.01.07: la última queda dentro de la primera.',
  name: 'Nombre',
  type: 'Tipo',
  anyType: 'Todos',
  types: {
    asset: 'Activo',
    liability: 'Pasivo',
    equity: 'Capital',
    income: 'Ingreso',
    expense: 'Gasto',
  } satisfies Record<Account['type'], string>,
  nature: 'Naturaleza',
  natures: { debit: 'Deudora', credit: 'Acreedora' } satisfies Record<Account['nature'], string>,
  satGroup: 'Agrupador del SAT',
  satGroupHint: 'Vacío, el del código.',
  groupOf: (group: string) => `Para el SAT: ${group}.`,
  groupIs: (group: string, name: string) => (name ? `${group} es «${name}»` : `El ${group}`),
  wrongGroup: {
    unknown: (group: string) =>
      `El SAT no tiene el agrupador ${group}. Revísalo antes de enviar el catálogo.`,
    'other-type': (means: string) => `${means}: no corresponde al tipo de esta cuenta.`,
    changed: (means: string, usual: string, name: string) =>
      `${means}. Aquí se registran operaciones de ${usual} «${name}».`,
  },
  checkGroup: 'Revisa su agrupador',
  active: 'En uso',
  inactive: 'Fuera de uso',
  balance: 'Saldo de hoy',
  movements: 'Ver movimientos',
} as const
